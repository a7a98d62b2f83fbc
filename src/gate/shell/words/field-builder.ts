import type { Run } from '../run.js';
import { type ShellWord, UNKNOWN, wordLike } from './shell-word.js';

/** The value of an expansion on its way into a word. */
export interface ExpandedValue {
  readonly text: string;
  readonly producers: readonly Run[];
  /** Variables that took part. */
  readonly names: readonly string[];
  /** Nobody assigned the variable, so that the unknown text is most likely empty. */
  readonly isUnset: boolean;
  /** Several words when it is `$@` or `${list[@]}`. */
  readonly list?: readonly string[] | undefined;
}

const MAX_FIELDS = 512;
const MAX_LENGTH = 128 * 1024;

/** Puts the pieces of one source word together and splits unquoted values the way the shell does. */
export class FieldBuilder {
  readonly #fields: ShellWord[] = [];
  readonly #separators: string;
  #text = '';
  #hasText = false;
  #isGlob = false;
  #unknownFromUnset = 0;
  #unknown = 0;
  #variables: string[] = [];
  #producers: Run[] = [];

  constructor(separators: string | undefined) {
    this.#separators = separators === undefined || separators.includes(UNKNOWN) ? ' \t\n' : separators;
  }

  addText(text: string): void {
    this.#text = this.#text.length + text.length > MAX_LENGTH ? UNKNOWN : this.#text + text;
    this.#hasText = true;
    if (text.includes(UNKNOWN)) this.#unknown += 1;
  }

  addPattern(text: string): void {
    this.addText(text);
    this.#isGlob = true;
  }

  addValue(value: ExpandedValue, isQuoted: boolean): void {
    this.#variables.push(...value.names);
    this.#producers.push(...value.producers);
    if (value.list) {
      this.#addList(value.list);
    } else if (isQuoted) {
      this.addText(value.text);
    } else {
      this.#addSplit(value.text);
    }
    if (value.isUnset) this.#unknownFromUnset += 1;
  }

  finish(): ShellWord[] {
    this.#endField();
    return this.#fields;
  }

  finishAsOne(): ShellWord {
    this.#hasText = true;
    this.#endField();
    const [first] = this.#fields;
    const text = this.#fields.map((field) => field.text).join(' ');
    return wordLike(first as ShellWord, text);
  }

  #addList(list: readonly string[]): void {
    list.forEach((item, index) => {
      if (index > 0) this.#endField();
      this.addText(item);
    });
  }

  #addSplit(text: string): void {
    let rest = '';
    for (const character of text) {
      if (this.#separators.includes(character)) {
        if (rest) this.#addUnquoted(rest);
        rest = '';
        this.#endField();
      } else {
        rest += character;
      }
    }
    if (rest) this.#addUnquoted(rest);
  }

  #addUnquoted(text: string): void {
    this.addText(text);
    if (/[*?[]/.test(text)) this.#isGlob = true;
  }

  #endField(): void {
    if (this.#hasText && this.#fields.length < MAX_FIELDS) {
      this.#fields.push({
        text: this.#text,
        isGlob: this.#isGlob,
        isMaybeEmpty: this.#unknown > 0 && this.#unknown === this.#unknownFromUnset,
        variables: this.#variables,
        producers: this.#producers,
      });
    }
    this.#text = '';
    this.#hasText = false;
    this.#isGlob = false;
    this.#unknown = 0;
    this.#unknownFromUnset = 0;
    this.#variables = [];
    this.#producers = [];
  }
}
