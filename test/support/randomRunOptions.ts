import type { CallRoute } from '../../shared/api/endpoint.ts';
import type { SubmissionState } from '../../shared/features/core/submissionState.ts';
import type { TestEnv } from './testEnv.ts';

/** The lender behind the network in one run. */
export interface Lender {
  /** The query of the page's address, with its question mark: of a borrower whom no other run knows. */
  readonly search: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** How often the lender's own books say that it was carried out. */
  readonly booked?: () => number | Promise<number>;
}

/** What a borrower can press on the page. Each is one press, and nothing where that is not on the screen. */
export interface Acts<Page> {
  readonly tap: (page: Page) => void;
  readonly checkAgain: (page: Page) => void;
  readonly release: (page: Page) => void;
  /** Reads the page's data again, where that failed. */
  readonly refresh?: (page: Page) => void;
}

/** Random runs of a page with a request that may be carried out only once. */
export interface RandomRuns<Page> {
  readonly runs: number;
  /** The first run has this seed, the next one the next. */
  readonly seed: number;
  /** The call that must not be carried out twice. */
  readonly call: CallRoute;
  readonly lender: () => Lender | Promise<Lender>;
  /** Makes the page's model on this platform, and opens it. */
  readonly open: (tab: TestEnv) => Page;
  /** How the request stands on the page; undefined where the page has none yet. */
  readonly state: (page: Page) => SubmissionState | undefined;
  readonly acts: Acts<Page>;
  /** Whether the data of a yes is the end of it; false for one that only asks for a code. */
  readonly isFinal?: (data: unknown) => boolean;
  /** Where a yes only leads somewhere, as to a wallet, the borrower may ask for it again. */
  readonly mayRepeatYes?: boolean;
  /** Whether the page says, of an order that has changed, that it has; else only that nobody can tell. */
  readonly hasCompared?: (page: Page) => boolean;
}
