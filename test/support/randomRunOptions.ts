import type { CallRoute } from '../../shared/api/endpoint.ts';
import type { SubmissionState } from '../../shared/features/core/submissionState.ts';
import type { TestEnv } from './testEnv.ts';

/** The lender behind the network in one run. */
export interface Lender {
  /** The query of the page's address including `?`, for a borrower that no other run uses. */
  readonly search: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns how often the request was carried out according to the lender's own records. */
  readonly booked?: () => number | Promise<number>;
}

/** The borrower's actions on a page. Each is one press, or nothing if its button is not on the screen. */
export interface Acts<Page> {
  readonly tap: (page: Page) => void;
  readonly checkAgain: (page: Page) => void;
  readonly release: (page: Page) => void;
  /** Reads the page's data again after a failure. */
  readonly refresh?: (page: Page) => void;
}

/** Options of random runs of a page with a request that may be carried out only once. */
export interface RandomRuns<Page> {
  readonly runs: number;
  /** The seed of the first run; each further run adds 1. */
  readonly seed: number;
  /** The call that must not be carried out twice. */
  readonly call: CallRoute;
  readonly lender: () => Lender | Promise<Lender>;
  /** Creates the page's model on this platform and opens it. */
  readonly open: (tab: TestEnv) => Page;
  /** Returns the state of the request on the page; undefined if the page has none yet. */
  readonly state: (page: Page) => SubmissionState | undefined;
  readonly acts: Acts<Page>;
  /** Whether the data of a success completes the request; false if it only asks for a code. */
  readonly isFinal?: (data: unknown) => boolean;
  /** Whether the borrower may send it again after a success, because that only leads elsewhere, e.g. to a wallet. */
  readonly mayRepeatYes?: boolean;
  /** Whether the page says that the order has changed; otherwise it only says that the outcome is unknown. */
  readonly hasCompared?: (page: Page) => boolean;
}
