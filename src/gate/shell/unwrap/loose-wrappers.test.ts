import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../judge-command.js';

const refused = [
  'distrobox enter x -- rm -rf /',
  'heroku run "rm -rf /"',
  'toolbox run --container f39 sh -c "rm -rf /"',
  'pct exec 101 -- rm -rf /',
  'minikube ssh "rm -rf /"',
  'podman machine ssh "rm -rf /"',
  'crictl exec abc rm -rf /',
  'apptainer exec img.sif rm -rf /',
  'bwrap --bind / / rm -rf /',
  'gcloud compute ssh vm -- sudo rm -rf /',
  `aws ssm send-command --instance-ids i --parameters '{"commands":["rm -rf /"]}'`,
  'aws ecs execute-command --cluster c --task t --interactive --command "rm -rf /"',
  'gh codespace ssh -c x -- rm -rf /',
  'tsh ssh root@node "rm -rf /"',
  'srun -N1 -n1 bash -c "rm -rf /"',
  'sbatch --wrap="rm -rf /"',
  'mpirun -np 4 rm -rf /',
  `tmux if-shell true "run-shell 'rm -rf /'"`,
  'zellij run -- rm -rf /',
  'sudo -s <<< "rm -rf /"',
  'run0 rm -rf /',
  'sudo -k /usr/sbin/telinit 0',
  `declare -a z=([0]=rm [1]=-rf [2]=/); \${z[@]}`,
  'IFS=: read a b c <<< rm:-rf:/; $a $b $c',
  'sops exec-env s.yaml "rm -rf /"',
  'cargo watch -s "rm -rf /"',
  'guix shell coreutils -- rm -rf /',
  'capsh -- -c "rm -rf /"',
  'cmake -E remove_directory /',
  `expect -c 'spawn ssh h; send "rm -rf /\\r"'`,
  '(crontab -l; echo "@reboot rm -rf /") | crontab -',
  'ruby -run -e rm_rf -- -r /',
];

const quiet = [
  'heroku run rails console -a app',
  'distrobox enter dev -- make test',
  'minikube ssh "df -h"',
  'gcloud compute ssh vm --command "uptime"',
  'gh run view 123',
  'gh pr create --title "exec rm -rf / guard" --body "run: rm -rf / is refused"',
  'jira issue create -s "rm -rf / in the deploy script"',
  'sbatch --wrap="python train.py"',
  'apt install sudo passwd',
  'systemctl --dry-run reboot',
  'sudo -k',
  'tool -- "$@"',
  'cargo run -- rm file.txt',
  'npm run reboot',
  'git rm -r --cached node_modules',
  'semgrep --config auto -e "rm -rf $X" --lang bash',
  'explain "rm -rf /"',
  'codex exec "rm the unused imports"',
  'openstack server reboot x --soft',
  'hermes approvals test "rm -rf /"',
  'zellij attach dev',
  'cmake -E copy a b',
  'ruby -run -e httpd . -p 8000',
];

describe('programs that run other programs, described or not', () => {
  it.each(refused)('refuses what is inside: %s', (line) => {
    expect(judgeCommand(line).verdict).toBe('block');
  });

  it.each(quiet)('says nothing about %s', (line) => {
    expect(judgeCommand(line).findings).toEqual([]);
  });
});
