/** A row of an order's details; `value` is shown as it is. */
export interface DetailRow {
  readonly text: string;
  readonly value: string;
}

/** How an order answers beyond the rules of its loan: popups, channels, wire forms, texts of its own. */
export interface OrderTraits {
  /** Channels of the payment list, by number. */
  readonly channels: readonly string[];
  /** The channel of the default pay code; absent: the order has no such code. */
  readonly defaultChannel?: string;
  readonly showsTip?: boolean;
  /** Amounts and flags go as text instead of numbers. */
  readonly sendsText?: boolean;
  readonly telephone?: string;
  readonly recommends?: boolean;
  readonly hasBrokenLogo?: boolean;
  /** Where `h5Url` leads, from the site's root. */
  readonly h5Path?: string;
  /** Where `playeduL` leads, from the site's root. */
  readonly redirectPath?: string;
  readonly withdrawMessage?: string;
  readonly kindTips?: string;
  readonly asksForCard?: boolean;
  readonly asksForScore?: boolean;
  readonly statusText?: string;
  readonly statusDescription?: string;
  readonly extraRows?: readonly DetailRow[];
  /** A complaint starts from this order without its rows. */
  readonly hasNoComplaintRows?: boolean;
}
