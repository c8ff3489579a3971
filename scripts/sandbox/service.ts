import type { Brand } from '../../shared/brand/brand.ts';
import type { Database } from './database/openDatabase.ts';

/** What a sandbox is served from: the database, the clock, and how it was set up. */
export interface Service {
  readonly database: Database;
  readonly now: () => number;
  /** The origin that borrowers see it at; undefined: the request's own, on this machine alone. */
  readonly publicOrigin: string | undefined;
  /** The path below which the pages stand on that origin, such as `/app`; empty for its root. */
  readonly pagesPath: string;
  /** Other origins whose pages may call. */
  readonly allowedOrigins: readonly string[];
  /** Signs the service staff in. */
  readonly staffPassword: string;
  /** How long a phone is left in peace between two messages with a code to pay. */
  readonly smsRestMs: number;
  /** The paths of calls that are others than in the contract, and what stands for `{svc}` in the rest. */
  readonly paths: Brand['paths'];
  readonly serviceName: string;
  /** What its loans are taken under. */
  readonly terms: Brand['terms'];
}
