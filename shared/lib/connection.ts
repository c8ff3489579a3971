/** What a browser tells of its connection. Safari and Firefox tell nothing. */
export interface Connection {
  /**
   * Whether the borrower has asked for little to be loaded, as Android's Data Saver does. Then no picture is loaded before a
   * tap, but a code to scan at a counter and the captcha of a registration.
   */
  readonly saveData?: boolean;
  /** How fast the connection is, as the generation of a mobile network: `slow-2g` to `4g`. */
  readonly effectiveType?: string;
}

/** What the browser tells of the connection now; empty where it tells nothing. */
export const connection = (): Connection => (navigator as { readonly connection?: Connection }).connection || {};
