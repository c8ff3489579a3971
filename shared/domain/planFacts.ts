import { type DataOf, orEmpty, type Reader, shape } from '../lib/shape.ts';
import { exactCents, exactDay, exactFlag, exactMoment, exactText, oneOf } from './facts.ts';
import { instalment, payments } from './orderFacts.ts';

const code = shape({
  /** Until when it can be paid, with an offset. Without it the page states no end. */
  validUntilMs: ['validUntil', exactMoment],
  /** Whether it can be used for one payment only. */
  isSingleUse: ['singleUse', exactFlag],
  /** The kind of barcode that the counter scans. */
  barcode: oneOf('code128', 'qr'),
});

const ofPlan = shape({
  /** Whose order it is, masked. */
  owner: exactText,
  /** The pay code of `defDetail`. */
  code,
  /** As with the order. */
  payments,
  /** Which instalment is due, of how many. */
  instalment,
  /** Of a rollover: the due date once it has been paid. */
  newDueDate: exactDay,
  /** Of a rollover: what is owed on that day. */
  stillOwedCents: ['stillOwed', exactCents],
});

export type PlanFacts = Partial<DataOf<typeof ofPlan>>;

/** The field `facts` of the plan of what is due, or of a rollover. */
export const planFacts = orEmpty(ofPlan) as Reader<PlanFacts>;
