import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import {
  HEADER_NAMES,
  type HeaderName,
  type Parameters,
  SESSION_NAMES,
  type SessionName,
} from '../../shared/session/parameters.ts';
import { BuildError } from '../build/buildError.ts';
import { callNames } from '../build/calls.ts';
import { parseJson } from '../build/parseJson.ts';

/** The borrower with whose session a service is asked. */
export interface Account {
  /** The session parameters, as they would be in a page's address. */
  readonly session: Parameters<SessionName>;
  readonly headers?: Parameters<HeaderName>;
  /** The language of the responses. */
  readonly lang?: string;
  /** Other parameters of the session, and the input, for single calls; false for a call that the service does not have. */
  readonly calls?: {
    readonly [Name in CallName]?: { readonly session?: Parameters<SessionName>; readonly input?: object } | false;
  };
}

const only = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
const each = (names: readonly string[], schema: object) =>
  only(Object.fromEntries(names.map((name) => [name, schema])));

const session = each(SESSION_NAMES, { type: 'string' });
const headers = each(HEADER_NAMES, { type: 'string' });
const calls = each(callNames, { anyOf: [{ const: false }, only({ session, input: { type: 'object' } })] });
const account = only({ session, headers, lang: { type: 'string' }, calls });
const validate = new Ajv2020({ allErrors: true }).compile<Account>({ ...account, required: ['session'] });

/**
 * Parses an account.
 * @throws BuildError with everything that is wrong with it, but without any of its values.
 */
export const readAccount = (text: string): Account => {
  const given = parseJson(text);
  if (validate(given)) return given;
  const wrongs = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || 'the whole', message, params['additionalProperty']].filter(Boolean).join(' '),
  );
  throw new BuildError(
    `The account cannot be used:\n  ${wrongs.join('\n  ')}\nscripts/conform/sandbox.json is one with many parts.`,
  );
};
