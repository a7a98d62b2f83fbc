import { describe, expect, it } from 'vitest';
import { ToolError } from '../../kernel/outcome.js';
import { ConnectionLost, NotDelivered } from './connection-problem.js';
import type { Connection } from './open-connection.js';
import { ServerSupervisor, type SupervisorOptions } from './server-supervisor.js';
import type { Timers } from './timers.js';

/** Time that moves when it is told to. */
class HandTimers implements Timers {
  #time = 0;
  #waiting: { at: number; work: () => void }[] = [];
  now = (): number => this.#time;
  after = (ms: number, work: () => void): (() => void) => {
    const entry = { at: this.#time + ms, work };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  };
  async advance(ms: number): Promise<void> {
    const end = this.#time + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((entry) => entry !== next);
      this.#time = next.at;
      next.work();
      await settle();
    }
    this.#time = end;
    await settle();
  }
}

/** Lets everything that can run now run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) await Promise.resolve();
}

/** A connection that lives until it is told to die. */
function connection(request: Connection['request'] = async () => ({})): Connection & { die(): void } {
  const listeners: (() => void)[] = [];
  let isOpen = true;
  const die = (): void => {
    isOpen = false;
    for (const listener of listeners.splice(0)) listener();
  };
  return {
    server: { name: 'test', version: '1' },
    capabilities: {},
    request,
    get isOpen() {
      return isOpen;
    },
    onClose: (listener) => void listeners.push(listener),
    fault: () => (isOpen ? undefined : 'it died'),
    close: async () => die(),
    die,
  };
}

function supervise(open: SupervisorOptions['open'], isLazy = false) {
  const timers = new HandTimers();
  const downs: string[] = [];
  const supervisor = new ServerSupervisor({
    name: 'test',
    isLazy,
    open,
    timers,
    onDown: ({ reason, next }) => downs.push(`${reason}: ${next}`),
  });
  return { supervisor, timers, downs };
}

/** One that can always be started, and every connection that was made. */
function superviseLiving(isLazy = false) {
  const made: ReturnType<typeof connection>[] = [];
  const open = async () => {
    const next = connection();
    made.push(next);
    return next;
  };
  return { ...supervise(open, isLazy), made };
}

const signal = new AbortController().signal;

describe('a server that cannot be started', () => {
  it('is tried after 1, 2, 4 and 8 seconds, then parked and probed every five minutes', async () => {
    let tries = 0;
    const { supervisor, timers, downs } = supervise(async () => {
      tries++;
      throw new Error('no');
    });
    await expect(supervisor.connect()).rejects.toThrow(ToolError);
    for (const [seconds, expected] of [
      [1, 2],
      [2, 3],
      [4, 4],
      [8, 5],
    ] as const) {
      await timers.advance(seconds * 1_000 - 1);
      expect(tries).toBe(expected - 1);
      await timers.advance(1);
      expect(tries).toBe(expected);
    }
    expect(supervisor.state).toBe('parked');
    expect(downs.at(-1)).toContain('parked, tried again in 300 s');
    await timers.advance(300_000);
    expect(tries).toBe(6);
  });

  it('fails calls at once with the reason while it is down', async () => {
    let tries = 0;
    const { supervisor } = supervise(async () => {
      tries++;
      throw new Error('the disk is gone');
    });
    await expect(supervisor.connect()).rejects.toThrow('the disk is gone');
    const call = supervisor.use(async () => 1, { signal, mayRepeat: true });
    await expect(call).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('the disk is gone'),
    });
    expect(tries).toBe(1);
  });

  it('is parked at once when it wants a login', async () => {
    const { supervisor } = supervise(async () => {
      throw Object.assign(new Error('Unauthorized'), { name: 'UnauthorizedError' });
    });
    await expect(supervisor.connect()).rejects.toMatchObject({ hint: 'Run: hermes mcp login test' });
    expect(supervisor.state).toBe('parked');
  });
});

describe('a server that dies', () => {
  it('is noticed at once and started again after a second', async () => {
    const { supervisor, timers, made } = superviseLiving();
    await supervisor.connect();
    made[0]?.die();
    expect(supervisor.state).toBe('waiting');
    await timers.advance(1_000);
    expect(supervisor.state).toBe('ready');
    expect(made).toHaveLength(2);
  });

  it('waits from the beginning again after a healthy minute', async () => {
    const { supervisor, timers, made } = superviseLiving();
    await supervisor.connect();
    for (let round = 0; round < 3; round++) {
      made.at(-1)?.die();
      await timers.advance(1_000 * 2 ** round);
      expect(supervisor.state).toBe('ready');
    }
    await timers.advance(60_000);
    made.at(-1)?.die();
    await timers.advance(1_000);
    expect(supervisor.state).toBe('ready');
  });

  it('stays down until the next call when it is lazy', async () => {
    const { supervisor, timers, made } = superviseLiving(true);
    await supervisor.connect();
    made[0]?.die();
    await timers.advance(10_000);
    expect(supervisor.state).toBe('idle');
    expect(made).toHaveLength(1);
  });

  it('is ended when it does not answer to a ping', async () => {
    const { supervisor, timers } = supervise(async () =>
      connection(async () => {
        throw new Error('timed out');
      }),
    );
    await supervisor.connect();
    await timers.advance(180_000);
    expect(supervisor.reason).toContain('ping');
  });
});

describe('a call in flight', () => {
  const lose = (): never => {
    throw new ConnectionLost('it died');
  };

  it('is repeated once when that does no harm', async () => {
    const { supervisor } = supervise(async () => connection());
    let tries = 0;
    const answer = await supervisor.use(async () => (++tries === 1 ? lose() : 'done'), { signal, mayRepeat: true });
    expect(answer).toBe('done');
    expect(tries).toBe(2);
  });

  it('is not repeated otherwise; the answer says that the outcome is unknown', async () => {
    const { supervisor } = supervise(async () => connection());
    let tries = 0;
    const call = supervisor.use(
      async () => {
        tries++;
        return lose();
      },
      { signal, mayRepeat: false },
    );
    await expect(call).rejects.toMatchObject({ code: 'failed', details: { outcome: 'unknown' } });
    expect(tries).toBe(1);
  });

  it('is sent again in a new session when the server did not take it', async () => {
    let opened = 0;
    const { supervisor } = supervise(async () => {
      opened++;
      return connection();
    });
    let tries = 0;
    const answer = await supervisor.use(
      async () => {
        if (++tries === 1) throw new NotDelivered('session expired');
        return 'done';
      },
      { signal, mayRepeat: false },
    );
    expect([answer, opened]).toEqual(['done', 2]);
  });

  it('finishes before a retired server is closed', async () => {
    const { supervisor } = supervise(async () => connection());
    let finish: (value: string) => void = () => undefined;
    const call = supervisor.use(() => new Promise<string>((resolve) => (finish = resolve)), {
      signal,
      mayRepeat: false,
    });
    await settle();
    const retired = supervisor.retire();
    await settle();
    expect(supervisor.state).toBe('ready');
    finish('done');
    expect(await call).toBe('done');
    await retired;
    expect(supervisor.state).toBe('closed');
  });

  it('leaves at once when it is cancelled during a start', async () => {
    const { supervisor } = supervise(() => new Promise(() => undefined));
    const stop = new AbortController();
    const call = supervisor.use(async () => 1, { signal: stop.signal, mayRepeat: true });
    stop.abort(new Error('cancelled'));
    await expect(call).rejects.toThrow('cancelled');
  });
});
