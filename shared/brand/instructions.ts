/** One step of a payment at a channel. */
export interface PaymentStep {
  readonly title: string;
  /** A longer explanation, for `/paymentInstructions`. */
  readonly more?: string;
  /** A file in `public/images/` of the brand's folder, such as `upi-scan.png`, with an aspect ratio of 4:5, and a text that describes it. */
  readonly picture?: { readonly file: string; readonly about: string };
}

/** One way to pay at a channel of the lender, step by step. */
export interface PaymentWay {
  readonly title: string;
  readonly steps: readonly PaymentStep[];
}
