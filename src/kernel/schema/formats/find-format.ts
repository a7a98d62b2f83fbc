import { isEmail, isHostname, isIdnEmail, isIdnHostname, isIpv4, isIpv6 } from './network-formats.js';
import { isDate, isDateTime, isDuration, isTime } from './time-formats.js';
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from './uri-formats.js';

type Format = (text: string) => boolean;

/** The test for a `format`, or undefined for one that is unknown: an unknown format restricts nothing. */
export function findFormat(name: string): Format | undefined {
  return FORMATS.get(name);
}

const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;
const RELATIVE_POINTER = /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    // Not a regular expression is the answer that was asked for.
    return false;
  }
}

const FORMATS: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    date: isDate,
    time: isTime,
    'date-time': isDateTime,
    duration: isDuration,
    email: isEmail,
    'idn-email': isIdnEmail,
    hostname: isHostname,
    'idn-hostname': isIdnHostname,
    ipv4: isIpv4,
    ipv6: isIpv6,
    uri: isUri,
    'uri-reference': isUriReference,
    iri: isIri,
    'iri-reference': isIriReference,
    'uri-template': isUriTemplate,
    'json-pointer': (text) => POINTER.test(text),
    'relative-json-pointer': (text) => RELATIVE_POINTER.test(text),
    regex: isRegex,
    uuid: (text) => UUID.test(text),
  } satisfies Record<string, Format>),
);
