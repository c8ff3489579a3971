/** What a browser tells of its line. Safari and Firefox tell nothing. */
export interface Connection {
  /**
   * Whether the borrower has asked for little to be loaded, as Android's Data Saver does. No picture is loaded then before a tap
   * asks for it, but one that nobody gets on without: of a code to be scanned at a counter, and the captcha of a registration.
   */
  readonly saveData?: boolean;
  /** How fast the line is, as the generation of a mobile network: `slow-2g` to `4g`. */
  readonly effectiveType?: string;
}

/** What the browser tells of the line now; empty where it tells nothing. */
export const connection = (): Connection => (navigator as { readonly connection?: Connection }).connection || {};
