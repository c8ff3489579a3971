import type { Brand } from '../../shared/brand/brand.ts';
import type { Database } from './database/openDatabase.ts';

/** What a sandbox is served from: the database, the clock, and how it was set up. */
export interface Service {
  readonly database: Database;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** The origin that borrowers see it at; undefined: the request's own, and only requests to this machine's own names are answered. */
  readonly publicOrigin: string | undefined;
  /** The path below which the pages stand on that origin, such as `/app`; empty for its root. The sandbox's own stay at `/sandbox`. */
  readonly pagesPath: string;
  /** Other origins whose pages may call; none unless they are named here. */
  readonly allowedOrigins: readonly string[];
  /** Signs the service staff in; one that nobody can guess unless it is given. */
  readonly staffPassword: string;
  /** How long a phone is left in peace between two messages with a code to pay; a minute unless it is given. */
  readonly smsRestMs: number;
  /** The paths of calls that are others than in the contract, and what stands for `{svc}` in the rest. */
  readonly paths: Brand['paths'];
  readonly serviceName: string;
  /** What its loans are taken under. */
  readonly terms: Brand['terms'];
}
