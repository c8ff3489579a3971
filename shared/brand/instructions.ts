/** One step of paying at a channel. */
export interface PaymentStep {
  readonly title: string;
  /** More about it, for `/paymentInstructions`. */
  readonly more?: string;
  /** A file of `public/images/` of the brand's folder, such as `upi-scan.png`, 4 wide to 5 high, and what it shows. */
  readonly picture?: { readonly file: string; readonly about: string };
}

/** A way to pay at a channel of the lender's, step by step. */
export interface PaymentWay {
  readonly title: string;
  readonly steps: readonly PaymentStep[];
}
