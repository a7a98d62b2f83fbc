import type { UserPort } from '../../kernel/ports.js';
import { makeVisible } from '../../lib/visible-text.js';

/** A server's question to the person, as it came. */
export interface ElicitRequest {
  readonly server: string;
  readonly mode: 'form' | 'url';
  readonly message: string;
  /** Form: a flat object schema. */
  readonly requestedSchema?: Readonly<Record<string, unknown>>;
  /** URL: the page the person is asked to open. */
  readonly url?: string;
}

export type ElicitAnswer =
  | { readonly action: 'accept'; readonly content?: Readonly<Record<string, unknown>> }
  | { readonly action: 'decline' | 'cancel' };

const SKIP = '(leave empty)';

/** Reads what the server sent. A URL that is not http(s) is never shown as something to open. */
export function readElicitRequest(server: string, params: Readonly<Record<string, unknown>>): ElicitRequest {
  const { mode, message, requestedSchema, url } = params;
  return {
    server,
    mode: mode === 'url' ? 'url' : 'form',
    message: makeVisible(String(message ?? '')).slice(0, 4_000),
    ...(typeof requestedSchema === 'object' && requestedSchema !== null
      ? { requestedSchema: requestedSchema as Record<string, unknown> }
      : {}),
    ...(typeof url === 'string' ? { url } : {}),
  };
}

/** Puts the question to the person, field by field. Without a person, and for an address that is no web page: no. */
export async function answerElicitation(request: ElicitRequest, user: UserPort): Promise<ElicitAnswer> {
  if (!user.present) return { action: 'decline' };
  return request.mode === 'url' ? askToOpen(request, user) : fillForm(request, user);
}

async function askToOpen({ server, message, url = '' }: ElicitRequest, user: UserPort): Promise<ElicitAnswer> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return { action: 'decline' };
  const { host, href } = new URL(url);
  const question = `MCP server ${server} asks you to open a page on ${host}: ${message}\n${makeVisible(href)}\nOpen it yourself, then answer. Nothing you do there is seen here.`;
  const answer = await user.ask(question, ['done', 'decline', 'cancel']);
  return { action: answer === 'done' ? 'accept' : answer === 'cancel' ? 'cancel' : 'decline' };
}

async function fillForm(request: ElicitRequest, user: UserPort): Promise<ElicitAnswer> {
  const { server, message, requestedSchema = {} } = request;
  const { properties, required } = requestedSchema as { properties?: Record<string, Field>; required?: string[] };
  const fields = Object.entries(properties ?? {});
  const names = fields.map(([name, field]) => field.title ?? name).join(', ');
  const intro = `MCP server ${server} asks: ${message}${names === '' ? '' : `\nIt wants: ${makeVisible(names)}. Never give it a password.`}`;
  const wish = await user.ask(intro, ['answer', 'decline', 'cancel']);
  if (wish !== 'answer') return { action: wish === 'cancel' ? 'cancel' : 'decline' };
  const content: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const value = await askField(name, field, required?.includes(name) === true, user);
    if (value !== undefined) content[name] = value;
  }
  return { action: 'accept', content };
}

interface Field {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly { readonly const: string; readonly title?: string }[];
  readonly items?: {
    readonly enum?: readonly string[];
    readonly anyOf?: readonly { readonly const: string; readonly title?: string }[];
  };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const TRIES = 3;

async function askField(name: string, field: Field, isRequired: boolean, user: UserPort): Promise<unknown> {
  const choices = choicesOf(field);
  const fallback = field.default === undefined ? '' : ` (default: ${JSON.stringify(field.default)})`;
  const words = makeVisible([field.title ?? name, field.description].filter(Boolean).join(': '));
  let complaint = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const shown = field.type === 'array' ? [] : choices.map(({ label }) => label);
    const several = field.type === 'array' ? ` Several of: ${choices.map(({ label }) => label).join(', ')}.` : '';
    const skippable = isRequired || field.default !== undefined ? shown : shown.length === 0 ? [] : [...shown, SKIP];
    const answer = (await user.ask(`${complaint}${words}${fallback}${several}`, skippable)).trim();
    if (answer === '' || answer === SKIP) {
      if (field.default !== undefined) return field.default;
      if (!isRequired) return undefined;
      complaint = 'An answer is needed. ';
      continue;
    }
    const read = readField(answer, field, choices);
    if (read.ok) return read.value;
    complaint = `${read.complaint} `;
  }
  throw new Error(`No valid answer for ${name}.`);
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choicesOf({ type, enum: values, enumNames, oneOf, items }: Field): Choice[] {
  if (type === 'boolean') return ['yes', 'no'].map((value) => ({ value, label: value }));
  const titled = oneOf ?? items?.anyOf;
  if (titled !== undefined) return titled.map(({ const: value, title }) => ({ value, label: title ?? value }));
  return (values ?? items?.enum ?? []).map((value, index) => ({ value, label: enumNames?.[index] ?? value }));
}

type ReadField = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly complaint: string };

function readField(answer: string, field: Field, choices: readonly Choice[]): ReadField {
  const find = (text: string): Choice | undefined =>
    choices.find(({ value, label }) => [value, label].some((word) => word.toLowerCase() === text.toLowerCase()));
  switch (field.type) {
    case 'boolean': {
      if (/^(?:y|yes|true|1)$/i.test(answer)) return { ok: true, value: true };
      return /^(?:n|no|false|0)$/i.test(answer) ? { ok: true, value: false } : { ok: false, complaint: 'Yes or no?' };
    }
    case 'number':
    case 'integer':
      return readNumber(answer, field);
    case 'array': {
      const found = answer.split(',').map((part) => find(part.trim()));
      if (found.some((choice) => choice === undefined))
        return { ok: false, complaint: 'Only the values that are offered.' };
      return { ok: true, value: found.map((choice) => choice?.value) };
    }
    default:
      return readText(answer, field, choices.length > 0 ? find(answer) : { value: answer, label: answer });
  }
}

function readNumber(answer: string, { type, minimum, maximum }: Field): ReadField {
  const value = Number(answer);
  if (!Number.isFinite(value) || (type === 'integer' && !Number.isInteger(value))) {
    return { ok: false, complaint: `A${type === 'integer' ? ' whole' : ''} number, please.` };
  }
  if (value < (minimum ?? Number.NEGATIVE_INFINITY) || value > (maximum ?? Number.POSITIVE_INFINITY)) {
    return { ok: false, complaint: `Between ${minimum ?? '-∞'} and ${maximum ?? '∞'}, please.` };
  }
  return { ok: true, value };
}

function readText(_answer: string, { minLength = 0, maxLength }: Field, choice: Choice | undefined): ReadField {
  if (choice === undefined) return { ok: false, complaint: 'Only one of the values that are offered.' };
  const { value } = choice;
  if (value.length < minLength || value.length > (maxLength ?? value.length)) {
    return { ok: false, complaint: `Between ${minLength} and ${maxLength ?? 'any number of'} characters, please.` };
  }
  return { ok: true, value };
}
