/** The page's first call, sent by the head of the document before this script arrived; its response is used once. */
export interface EarlyCall {
  /** The call's name in the catalogue. */
  readonly name: string;
  /** What it carries beside the session, as JSON. */
  readonly fields: string;
  readonly response: Promise<Response>;
}

/** Where the head leaves its call for the script. */
export interface EarlyWindow {
  loanEarly?: EarlyCall | undefined;
}
