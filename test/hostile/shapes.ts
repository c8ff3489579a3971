import { isKey, isMoney } from './everyParser.ts';

/** Fields that are money or are sent back to the service: unchanged, or missing. */
const asTheyCame = new Set(['amount', 'repayAmount', 'periods', 'termUnit']);

// What the service knows a card, a payment, a channel or a choice by goes back as it came, too: a number or a text. A card
// has one.
const keys = /^data\.(cards\.\d+\.id|recordId|channels\.\d+\.number|\d+\.options\.\d+\.sent)$/;

// These are sent back unchanged too, or as an empty string if missing.
const keysOrNone = /^data\.(cards\.\d+\.bankCode|repayToken)$/;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isFormatted = (value: unknown): boolean => typeof value === 'string' && /\D/.test(value);

/** Lists where a success's data differs in shape from good data, as `path: what`. */
export const oddities = (good: unknown, value: unknown, path = 'data'): string[] => {
  const name = path.split('.').at(-1) ?? '';
  if (asTheyCame.has(name) && !isFormatted(good))
    return value === undefined || isMoney(value) ? [] : [`${path}: ${String(value)}`];
  if (keys.test(path))
    return isKey(value) || (name !== 'id' && value === undefined) ? [] : [`${path}: ${String(value)}`];
  if (keysOrNone.test(path)) return isKey(value) || value === '' ? [] : [`${path}: ${String(value)}`];
  // Raw data of the service, which is parsed again before use.
  if (name === 'response') return isPlain(value) || Object.getPrototypeOf(value) === null ? [] : [`${path}: no object`];
  // A list of facts is absent where it, or one entry, is wrong.
  if (value === undefined && path.startsWith('data.facts.')) return [];
  if (Array.isArray(good)) {
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((item, at) => (good.length ? oddities(good[0], item, `${path}.${at}`) : holes(item, path)));
  }
  if (value === undefined || good === undefined) return holes(value, path);
  if (!isPlain(good)) return typeof value === typeof good ? [] : [`${path}: ${typeof value}`];
  if (!isPlain(value)) return [`${path}: no object`];
  const lost = Object.keys(good).filter((key) => !Object.hasOwn(value, key));
  const unasked = Object.keys(value).filter((key) => !Object.hasOwn(good, key));
  return [
    ...[...lost, ...unasked].map((key) => `${path}.${key}: lost or unasked`),
    ...Object.keys(good).flatMap((key) => oddities(good[key], value[key], `${path}.${key}`)),
  ];
};

/** Lists values that must not be printed, where no good data exists to compare with. */
const holes = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item, at) => holes(item, `${path}.${at}`));
  if (isPlain(value)) return Object.entries(value).flatMap(([key, inner]) => holes(inner, `${path}.${key}`));
  return value === undefined || ['string', 'boolean'].includes(typeof value) || isMoney(value)
    ? []
    : [`${path}: ${String(value)}`];
};
