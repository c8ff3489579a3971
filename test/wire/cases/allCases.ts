import type { WireCase } from '../wire.ts';
import { bankCases } from './bank.ts';
import { complaintCases } from './complaints.ts';
import { legacyCases } from './legacy.ts';
import { loanCases } from './loan.ts';
import { promotionCases } from './promotion.ts';
import { repaymentCases } from './repayment.ts';

/** Every call, byte by byte, by what it is about. */
export const wireCasesBySubject = {
  'Orders and loans': loanCases,
  Repayment: repaymentCases,
  'Bank account': bankCases,
  'Complaints and customer service': complaintCases,
  'Landing page': promotionCases,
  'Older service': legacyCases,
} as const;

/** Every call, byte by byte. A call of which one answer says too little has more than one case. */
export const wireCases: readonly WireCase[] = Object.values(wireCasesBySubject).flat();

/** The same, each with the words by which a test names it. */
export const titledCases = wireCases.map((each) => ({ ...each, title: `${each.name} ${each.about ?? ''}` }));
