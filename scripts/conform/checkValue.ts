import { termUnitOf } from '../../shared/domain/termUnit.ts';
import { safeUrl } from '../../shared/navigation/safeUrl.ts';
import type { DescribedField } from '../reference/describeCalls.ts';
import type { Unit } from '../reference/glossary.ts';
import { expectationOf, formOf } from './expectation.ts';
import { type Problem, verdicts, type Word } from './finding.ts';
import { redacted } from './redact.ts';

/** The brand's limits for the addresses in responses; `origin` is that of the service. */
export interface LinkLimits {
  readonly origin: string;
  readonly hosts: readonly string[];
  readonly allowsHttp?: boolean | undefined;
  readonly scheme: string;
}

/** The name of a value's deviation, and what is expected in addition to the unit. */
type Wrong = { readonly word: Word; readonly more?: string } | undefined;

const wrong = (word: Word, more?: string): Wrong => ({ word, ...(more && { more }) });

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isDigits = (value: string | number): boolean => /^-?\d+$/.test(String(value));

const wrongContainer = (value: unknown, isList: boolean): Wrong => {
  if (isList) {
    if (Array.isArray(value)) return undefined;
    if (value === null) return wrong('null-for-list');
    return wrong(typeof value === 'object' ? 'object-for-list' : 'wrong-type');
  }
  if (Array.isArray(value)) return wrong('list-for-object');
  return typeof value === 'object' ? undefined : wrong('wrong-type');
};

const wrongAmount = (value: string | number): Wrong => {
  if (isDigits(value)) return undefined;
  if (typeof value === 'number' || /^-?\d+\.\d+$/.test(value))
    return wrong('decimal-amount', 'not of whole units with a decimal point');
  return /\d/.test(value) ? wrong('formatted-amount', 'not formatted') : wrong('text-for-number');
};

const isCalendarDay = (text: string): boolean => {
  const moment = /^(\d{4}-\d{2}-\d{2})(?: ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/.exec(text);
  const at = moment && Date.parse(`${moment[1]}T00:00:00Z`);
  return !!at && new Date(at).toISOString().startsWith(moment[1] ?? '-');
};

const wrongDay = (value: string | number): Wrong => {
  if (isDigits(value)) return wrong('epoch-date', 'not seconds or milliseconds');
  return isCalendarDay(String(value).trim()) ? undefined : wrong('date-form');
};

const wrongFlag = (value: string | number, { path }: DescribedField): Wrong => {
  const takesAnyNumber = path.at(-1) === 'isNeedScore';
  return (takesAnyNumber ? isDigits(value) : /^[01]$/.test(String(value))) ? undefined : wrong('wrong-type');
};

const valuesOf = ({ term }: DescribedField): readonly string[] =>
  Object.keys(term?.values ?? {}).flatMap((values) => values.split(', '));

// Codes of which a page knows all values. Of other codes it knows some, and accepts any.
const CLOSED = ['orderStatus', 'cate'];

const wrongCode = (value: string | number, field: DescribedField): Wrong => {
  const name = field.path.at(-1) ?? '';
  if (name === 'termUnit') return termUnitOf(value) ? undefined : wrong('unknown-value');
  const known = valuesOf(field);
  const isKnown = !CLOSED.includes(name) || known.includes(String(value));
  return isKnown ? undefined : wrong('unknown-value', `one of ${known.join(', ')}`);
};

const wrongText = (value: string | number, { path }: DescribedField): Wrong => {
  // A range may be an integer, which the page groups; the preset value of a form's item may be the number of an option.
  const takesNumber = path.at(-1) === 'range' || (path[0] === 'items' && path.at(-1) === 'value');
  return typeof value === 'string' || takesNumber ? undefined : wrong('number-for-text');
};

const wrongAddress = (url: string, limits: LinkLimits): Wrong => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!limits.allowsHttp && parsed?.protocol === 'http:' && parsed.origin !== limits.origin) return wrong('http-url');
  if (/^https?:$/.test(parsed?.protocol ?? '') && limits.hosts.length && !limits.hosts.includes(parsed?.host ?? ''))
    return parsed?.origin === limits.origin ? undefined : wrong('foreign-host', limits.hosts.join(', '));
  return undefined;
};

const wrongLink = (value: string | number, { path, unit }: DescribedField, limits: LinkLimits): Wrong => {
  const url = String(value).trim();
  const found = wrongAddress(url, limits);
  if (found) return found;
  const isApp =
    unit === 'appUrl' &&
    /^[a-z][\w+.-]*:/i.test(url) &&
    !/^(https?|javascript|data|blob|file|content|intent|vbscript|about):/i.test(url);
  if (isApp) return undefined;
  if (!safeUrl(url, limits.origin, { ...limits, service: limits.origin })) return wrong('unsafe-url');
  // A path at the service is valid; but a payment is made at another host, as the reference says.
  const mayBePath = url.startsWith('/') && path.at(-1) !== 'payUrl';
  return mayBePath || URL.canParse(url)
    ? undefined
    : wrong('relative-url', 'with https:// and its host: pages look for any other at the service');
};

const wrongPicture = (value: string | number, _: DescribedField, limits: LinkLimits): Wrong => {
  const url = String(value).trim();
  if (url.includes(',')) return wrong('comma-in-url', 'without a comma, for addresses are joined by it');
  if (/[\s\\]|^(data|blob|javascript):/i.test(url) || (/^[a-z][\w+.-]*:/i.test(url) && !/^https?:/i.test(url)))
    return wrong('unsafe-url');
  return wrongAddress(url, limits);
};

type CheckScalar = (value: string | number, field: DescribedField, limits: LinkLimits) => Wrong;

// All other units are texts.
const checkOfUnit: { readonly [unit in Unit]?: CheckScalar } = {
  cents: wrongAmount,
  dayOrMoment: wrongDay,
  flag: wrongFlag,
  count: (value) => (isDigits(value) ? undefined : wrong('text-for-number')),
  code: wrongCode,
  id: (value) => (typeof value === 'number' && value % 1 ? wrong('wrong-type') : undefined),
  webUrl: wrongLink,
  appUrl: wrongLink,
  imageUrl: wrongPicture,
};

const wrongScalar: CheckScalar = (value, field, limits) => {
  const isKey = ['id', 'amount', 'asItCame'].includes(field.kind);
  if (isKey && typeof value === 'number' && Math.abs(value) >= 2 ** 53) return wrong('inexact-number');
  const check = (field.unit && checkOfUnit[field.unit]) ?? wrongText;
  return check(value, field, limits);
};

const wrongOf = (value: unknown, field: DescribedField, limits: LinkLimits): Wrong => {
  if (field.kind === 'list' || field.kind === 'object') return wrongContainer(value, field.kind === 'list');
  if (typeof value === 'boolean') return wrong(field.unit === 'flag' ? 'boolean-for-flag' : 'wrong-type');
  return isScalar(value) ? wrongScalar(value, field, limits) : wrong('wrong-type');
};

/**
 * @returns what is wrong with the value of a field, by its kind and its unit. If the contract allows a number or a string, both are
 * valid.
 */
export const problemOfValue = (value: unknown, field: DescribedField, limits: LinkLimits): Problem | undefined => {
  const found = wrongOf(value, field, limits);
  return (
    found && {
      word: found.word,
      received: redacted(value, field.unit),
      // A page shows a suspicious value, so there is no consequence to name.
      expected: verdicts[found.word] === 'suspicious' ? formOf(field, found.more) : expectationOf(field),
    }
  );
};
