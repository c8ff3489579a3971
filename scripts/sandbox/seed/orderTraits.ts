/** A row of an order's details; the app shows `value` unchanged. */
export interface DetailRow {
  readonly text: string;
  readonly value: string;
}

/** Response settings that do not follow from the loan: popups, channels, data types, custom texts. */
export interface OrderTraits {
  /** The numbers of the channels in the payment list. */
  readonly channels: readonly string[];
  /** The channel of the default pay code; if absent, the order has none. */
  readonly defaultChannel?: string;
  readonly showsTip?: boolean;
  /** Sends amounts and flags as strings instead of numbers. */
  readonly sendsText?: boolean;
  readonly telephone?: string;
  readonly recommends?: boolean;
  readonly hasBrokenLogo?: boolean;
  /** The path of the response's `h5Url`. */
  readonly h5Path?: string;
  /** The path of the response's `playeduL`. */
  readonly redirectPath?: string;
  readonly withdrawMessage?: string;
  readonly kindTips?: string;
  readonly asksForCard?: boolean;
  readonly asksForScore?: boolean;
  readonly statusText?: string;
  readonly statusDescription?: string;
  readonly extraRows?: readonly DetailRow[];
  /** Sends no detail rows of this order to the complaint page. */
  readonly hasNoComplaintRows?: boolean;
}
