import { borrowers as seeds } from '../../scripts/sandbox/seed/borrowers.ts';

/** The session of a sandbox borrower: the parameters that the native app puts into the address. */
export interface BorrowerOf extends Record<string, string> {
  readonly userId: string;
  readonly orderId: string;
  readonly productId: string;
}

const borrower = (userId: string, orderId: string, productId = '2001'): BorrowerOf => ({
  deviceId: `device-${userId}`,
  appVersion: '1.0.0',
  userId,
  appName: 'Sample Lending',
  sessionId: `session-${userId}`,
  clientType: 'h5',
  merchantNumber: '1001',
  mobilePhone: '09170000000',
  orderId,
  productId,
});

/** Returns the amount due on a seeded order, in cents. */
const dueCents = (orderId: string): number => {
  const seed = seeds.find((each) => each.orderId === orderId);
  const next = seed?.instalments.find(({ isPaid }) => !isPaid);
  if (!next) throw new Error(`Nothing is due on ${orderId}`);
  return next.amountCents + (seed?.lateFeeCents ?? 0);
};

/** Creates a borrower who pays by card: the app also puts the amount due into the address. */
const payer = (userId: string, orderId: string, productId?: string) => ({
  ...borrower(userId, orderId, productId),
  withholdingAmount: String(dueCents(orderId)),
});

/** Borrowers of the sandbox, by what their orders show; see scripts/sandbox/seed/. */
export const borrowers = {
  underReview: borrower('50001', '210001'),
  notApproved: borrower('50002', '110001'),
  instalments: borrower('50011', '170001', '2002'),
  noDefaultCode: borrower('50012', '170002'),
  qrCode: borrower('50013', '170003'),
  dueSoon: borrower('50014', '174001'),
  dueSoonWithDelay: borrower('50015', '174002'),
  overdueWithDelay: borrower('50016', '180001'),
  overdueInstalments: borrower('50017', '180002', '2002'),
  settled: borrower('50020', '200002'),
  withdraw: borrower('50111', '170111'),
  bankCard: borrower('50112', '170112'),
  score: borrower('50114', '170114'),
  longTexts: borrower('50999', '170999', '2999'),
  // Borrowers who pay by card; scripts/sandbox/seed/seedOrders.ts defines their cards and wallets.
  cards: payer('50011', '170001', '2002'),
  cardAndWallet: payer('50015', '174002'),
  overdueCards: payer('50016', '180001'),
  // Borrowers with a loan to confirm; no order with the number exists until then.
  newBorrower: borrower('50300', '170300'),
  offer: borrower('50301', '170301'),
  offerWithAgreement: borrower('50306', '170306'),
  offerAsksOnBack: borrower('50307', '170307'),
  offerOfPeriods: borrower('50311', '170311', '2002'),
  offerFeeTakenOff: borrower('50317', '170317'),
  legacyOffer: borrower('50312', '170312', '2003'),
  legacyPromotion: borrower('50313', '170313', '2003'),
} as const;
