import type { Call } from '../../shared/api/client.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { withoutInvisible } from '../../shared/lib/texts.ts';
import { wireCases } from '../wire/cases/allCases.ts';
import type { WireCase } from '../wire/wire.ts';

/** A parser of responses, with a good response. */
export interface Parser {
  readonly name: string;
  readonly parse: (data: unknown) => unknown;
  readonly send: (call: Call) => Promise<Outcome<unknown>>;
  readonly answer: string;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && withoutInvisible(value).trim() === '';
/** Returns whether the value can be an identifier: a non-blank string or a safe integer. */
export const isKey = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !isBlank(value);

/** Returns whether the value can be an amount: a non-blank string, a safe integer, or a finite fraction. */
export const isMoney = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) || (!Number.isInteger(value) && Number.isFinite(value))
    : typeof value === 'string' && !isBlank(value);

const parseOf = ({ send }: Pick<WireCase, 'send'>): Parser['parse'] => {
  let found: Parser['parse'] | undefined;
  const catching: Call = ({ parse }) => {
    found = parse;
    return Promise.resolve({ kind: 'unknown', reason: 'offline' });
  };
  void send(catching);
  if (!found) throw new Error('The case makes no call.');
  return found;
};

/** The parsers of all calls. */
export const parsers: readonly Parser[] = wireCases.map(({ name, send, answer }) => ({
  name,
  send,
  answer,
  parse: parseOf({ send }),
}));
