import { inTime } from '../lib/in-time.js';
import { describeProblem } from './describe-problem.js';
import type { ToolSlot } from './registry.js';
import type { Availability, Requires } from './tool.js';

/** How requirements are looked up; handed in, because the kernel touches nothing itself. */
export interface RequirementProbe {
  readonly platform: string;
  env(name: string): boolean;
  bin(name: string): boolean;
  module(name: string): boolean;
  file(path: string): boolean;
}

export interface AvailabilityOptions {
  readonly probe: RequirementProbe;
  readonly now: () => number;
  /** How long an answer counts; 30 s by default. */
  readonly cacheMs?: number;
  /** How long a check may take before the tool counts as unavailable; 2 s by default. */
  readonly checkMs?: number;
}

interface Need {
  answer: Availability | undefined;
  until: number;
}

const AVAILABLE: Availability = { available: true };

/**
 * Tells whether tools can work here. Requirements are data and answered at once; a `check` function loads
 * only its own tool. One check shared by several tools runs once.
 */
export class AvailabilityCache {
  readonly #options: Required<AvailabilityOptions>;
  /** Of tools with a check. */
  #answers = new WeakMap<ToolSlot, { readonly answer: Availability; readonly until: number }>();
  /** Answers go with the tool or the check they belong to. */
  #checks = new WeakMap<object, { readonly answer: Promise<Availability>; readonly until: number }>();
  /** Tools that need the same things are looked at once: by the requirements as JSON, and sooner by themselves. */
  readonly #needs = new Map<string, Need>();
  #needsOf = new WeakMap<Requires, Need>();
  /** Changes when an answer changes, so that listings know when to rebuild. */
  epoch = 0;

  constructor(options: AvailabilityOptions) {
    this.#options = { cacheMs: 30_000, checkMs: 2_000, ...options };
  }

  /** The answer, fresh within the cache time. Synchronous when nothing has to be loaded or asked. */
  of(slot: ToolSlot): Availability | Promise<Availability> {
    const required = slot.requires === undefined ? AVAILABLE : this.#required(slot.requires);
    if (!required.available || !slot.has.check) return required;
    const cached = this.#answers.get(slot);
    if (cached !== undefined && this.#options.now() < cached.until) return cached.answer;
    return this.#check(slot).then((answer) => this.#keep(slot, answer));
  }

  /** The answer as far as it is known now; a check still running counts as unavailable the first time. */
  known(slot: ToolSlot): Availability {
    const answer = this.of(slot);
    if (!(answer instanceof Promise)) return answer;
    answer.catch(() => undefined); // `of` never rejects; this only keeps the promise from dangling
    return this.#answers.get(slot)?.answer ?? { available: false, reason: 'its check has not answered yet' };
  }

  /** Forgets every answer, e.g. after a key was stored. */
  clear(): void {
    this.#answers = new WeakMap();
    this.#checks = new WeakMap();
    this.#needs.clear();
    this.#needsOf = new WeakMap();
    this.epoch++;
  }

  #required(requires: Requires): Availability {
    const need = this.#needsOf.get(requires) ?? this.#addNeed(requires);
    const now = this.#options.now();
    if (need.answer !== undefined && now < need.until) return need.answer;
    const reason = missing(requires, this.#options.probe);
    if (need.answer?.available !== (reason === undefined)) this.epoch++;
    need.until = now + this.#options.cacheMs;
    return (need.answer = reason === undefined ? AVAILABLE : { available: false, reason });
  }

  #addNeed(requires: Requires): Need {
    const key = JSON.stringify(requires);
    const need = this.#needs.get(key) ?? { answer: undefined, until: 0 };
    this.#needs.set(key, need);
    this.#needsOf.set(requires, need);
    return need;
  }

  #keep(slot: ToolSlot, answer: Availability): Availability {
    const before = this.#answers.get(slot)?.answer;
    if (before?.available !== answer.available) this.epoch++;
    this.#answers.set(slot, { answer, until: this.#options.now() + this.#options.cacheMs });
    return answer;
  }

  async #check(slot: ToolSlot): Promise<Availability> {
    let check: unknown;
    try {
      check = (slot.entry ?? (await slot.load())).check;
    } catch (problem) {
      return { available: false, reason: `it could not be loaded: ${describeProblem(problem)}` };
    }
    if (typeof check !== 'function') return AVAILABLE;
    const running = this.#checks.get(check);
    if (running !== undefined && this.#options.now() < running.until) return running.answer;
    const answer = this.#run(check as () => unknown);
    this.#checks.set(check, { answer, until: this.#options.now() + this.#options.cacheMs });
    return answer;
  }

  async #run(check: () => unknown): Promise<Availability> {
    const { checkMs } = this.#options;
    try {
      const answer = await inTime(checkMs, check(), () => `its check did not answer within ${checkMs} ms`);
      if (answer === true) return AVAILABLE;
      return { available: false, reason: typeof answer === 'string' ? answer : 'its check said no' };
    } catch (problem) {
      return { available: false, reason: `its check failed: ${describeProblem(problem)}` };
    }
  }
}

/** The first requirement that is not met, in words; undefined when all are. */
export function missing(requires: Requires | undefined, probe: RequirementProbe): string | undefined {
  if (requires === undefined) return undefined;
  const env = (requires.env ?? []).filter((name) => !probe.env(name));
  if (env.length > 0) return `${env.join(', ')} ${isOrAre(env)} not set`;
  if (requires.platform !== undefined && !requires.platform.includes(probe.platform)) {
    return `it works on ${requires.platform.join(', ')}, not on ${probe.platform}`;
  }
  const bin = (requires.bin ?? []).filter((name) => !probe.bin(name));
  if (bin.length > 0) return `${bin.join(', ')} ${isOrAre(bin)} not installed`;
  const modules = (requires.module ?? []).filter((name) => !probe.module(name));
  if (modules.length > 0) {
    return `the package${modules.length > 1 ? 's' : ''} ${modules.join(', ')} ${isOrAre(modules)} not installed`;
  }
  const files = (requires.file ?? []).filter((path) => !probe.file(path));
  if (files.length > 0) return `${files.join(', ')} ${files.length > 1 ? 'do' : 'does'} not exist`;
  if (requires.anyOf === undefined || requires.anyOf.length === 0) return undefined;
  // What only another system could offer tells nobody here what to do.
  const possible = requires.anyOf.filter(({ platform }) => platform?.includes(probe.platform) ?? true);
  const reasons = (possible.length === 0 ? requires.anyOf : possible).map((option) => missing(option, probe));
  return reasons.includes(undefined) ? undefined : `it has nothing to work with: ${reasons.join('; ')}`;
}

function isOrAre(names: readonly string[]): string {
  return names.length > 1 ? 'are' : 'is';
}
