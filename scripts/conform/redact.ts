import type { Parameters, SessionName } from '../../shared/session/parameters.ts';
import type { Unit } from '../reference/glossary.ts';

// A report needs the values of these units, and they do not identify anybody.
const SHOWN: readonly (Unit | undefined)[] = ['cents', 'dayOrMoment', 'flag', 'count', 'code'];

const MAX_SHOWN = 24;
const MIN_LENGTH = 4;

// Digits with the separators of amounts and dates, optionally after a currency.
const isFigures = (text: string): boolean => text.length <= MAX_SHOWN && /^[^\d\s]{0,4} ?[\d.,/:\-T Z+]*$/.test(text);

const webAddress = (text: string): string => {
  if (!URL.canParse(text)) return `a text of ${text.length} characters`;
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname === '/' ? '/' : '/…'}${text.includes(',') ? ' with a comma' : ''}`;
};

const textOf = (text: string, unit: Unit | undefined): string => {
  if (!text.trim()) return JSON.stringify(text);
  if (SHOWN.includes(unit) && (isFigures(text) || /^[\w-]{1,16}$/.test(text))) return JSON.stringify(text);
  if (/^[a-z][\w+.-]*:/i.test(text)) return webAddress(text);
  return `a text of ${text.length} characters`;
};

const numberOf = (value: number, unit: Unit | undefined): string =>
  SHOWN.includes(unit) ? String(value) : `a number of ${String(Math.trunc(Math.abs(value))).length} digits`;

/**
 * @returns a value as a report may show it: amounts, dates, flags and codes unchanged; for ids, phones, names, texts and addresses only
 * the kind of value.
 */
export const redacted = (value: unknown, unit?: Unit): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return textOf(value, unit);
  if (typeof value === 'number') return numberOf(value, unit);
  return `an object with ${Object.keys(value).length} fields`;
};

/** Replaces values of an account's session that occur in a text by the name of the parameter. */
export const withoutSession = (text: string, session: Parameters<SessionName>): string =>
  Object.entries(session)
    .filter(([, value]) => value.length >= MIN_LENGTH)
    .sort(([, one], [, other]) => other.length - one.length)
    .reduce(
      (clean, [name, value]) => clean.split(value).join(`‹${name}›`).split(encodeURIComponent(value)).join(`‹${name}›`),
      text,
    );
