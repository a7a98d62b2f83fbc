import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../judge-command.js';

describe('options before the order of a program', () => {
  it.each([
    'npm --prefix app publish',
    'gh -R o/r repo delete o/r --yes',
    'systemctl -H web1 stop nginx',
    'aws --profile prod ec2 stop-instances --instance-ids i-1',
    'kubectl --kubeconfig k.yaml scale --replicas=0 deploy/web',
    'helm --debug uninstall web',
    'cargo +nightly publish',
    'apt-get -o Acquire::Retries=3 remove -y nginx',
    'hg -R repo strip tip',
    'nerdctl -n k8s.io system prune -af',
    'docker --context prod compose down -v',
    'pnpm -C app publish',
  ])('%s is found', (command) => {
    expect(judgeCommand(command).verdict).not.toBe('allow');
  });

  it('do not hide what shuts the machine down', () => {
    expect(judgeCommand('systemctl --no-pager -M web reboot').verdict).toBe('block');
  });

  it.each([
    'apt-get -s remove nginx',
    'systemctl --dry-run reboot',
    'npm --prefix app test',
    'gh -R o/r pr list',
    'aws --profile prod s3 ls',
    'helm --debug list',
    'cargo +nightly test',
    'docker --context prod ps',
    'kubectl -n prod exec web -- ls -l',
  ])('%s is left alone', (command) => {
    expect(judgeCommand(command).verdict).toBe('allow');
  });
});
