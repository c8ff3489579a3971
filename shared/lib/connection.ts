/** What a browser reports about its connection. Safari and Firefox report nothing. */
export interface Connection {
  /**
   * Whether the borrower has asked to save data, for instance by Android's Data Saver. Pictures are then loaded only after a tap, except a code to
   * scan at a counter and the captcha of a registration.
   */
  readonly saveData?: boolean;
  /** How fast the connection is, as the generation of a mobile network: `slow-2g` to `4g`. */
  readonly effectiveType?: string;
}

/** What the browser reports about the connection now; empty if it reports nothing. */
export const connection = (): Connection => (navigator as { readonly connection?: Connection }).connection || {};
