import type { Brand } from '../../shared/brand/brand.ts';
import type { Database } from './database/openDatabase.ts';
import type { Fault } from './faults/faults.ts';

/** The dependencies and settings of a sandbox. */
export interface Service {
  readonly database: Database;
  /** The faults of this process, the oldest first. */
  readonly faults: Fault[];
  /** Returns the current time in milliseconds since 1970. Default: the system clock. */
  readonly now: () => number;
  /** The origin under which borrowers reach the sandbox. Default: the request's, and only requests to this machine are served. */
  readonly publicOrigin: string | undefined;
  /** The base path of the app's pages on that origin, such as `/app`; '' (default) for the root. It does not apply to `/sandbox`. */
  readonly pagesPath: string;
  /** Other origins whose pages may call the API (CORS). Default: none. */
  readonly allowedOrigins: readonly string[];
  /** The paths of calls that differ from the default API; `serviceName` replaces `{svc}` in all others. */
  readonly paths: Brand['paths'];
  readonly serviceName: string;
  /** The languages of its borrowers' pages, and the one that they are in unless another is chosen. */
  readonly languages: Brand['languages'];
  readonly defaultLanguage: string;
  /** How many times its sums are those of the seeds: more where the brand's money has no cents. */
  readonly sumsTimes: number;
  /** The terms of its loans, such as late charges and deadlines. */
  readonly terms: Brand['terms'];
}
