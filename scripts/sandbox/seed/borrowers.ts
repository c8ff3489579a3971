import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import type { Client } from '../../../shared/domain/terms.ts';
import type { Order } from '../database/schema.ts';
import type { OrderTraits } from './terms.ts';

/** An instalment of a loan. `dueInDays` counts from the day of seeding; a negative number is in the past. */
interface InstalmentSeed {
  readonly amountCents: number;
  readonly dueInDays: number;
  readonly isPaid?: true;
}

/** A borrower with an order. The start page shows `story`, which describes what can be tested with this borrower. */
export interface BorrowerSeed
  extends Omit<Order, 'id' | 'token' | 'isDelay' | 'revision' | 'lateFeeCents' | 'rolloverCents'> {
  readonly orderId: string;
  readonly instalments: readonly InstalmentSeed[];
  readonly lateFeeCents?: number;
  /** The price of moving the due date; if absent, it cannot be moved. */
  readonly rolloverCents?: number;
}

const inText: ReadonlySet<string> = new Set(['50004', '50012', '50014', '50017', '50018', '50116']);

/** Returns whether the service sends this borrower numbers and flags as text, as the API allows. */
export const readsNumbersAsText = (userId: string): boolean => inText.has(userId);

const pesoLoan = { productId: '2001', productName: 'Sample Peso Loan' } as const;
const instalmentLoan = { productId: '2002', productName: 'Sample Instalment Loan' } as const;
const telephone = '+63 900 000 0001';
const channels = ['90006', '90007', '90008', '90009'] as const;

const part = (amountCents: number, dueInDays: number): InstalmentSeed => ({ amountCents, dueInDays });
const paidPart = (amountCents: number, dueInDays: number): InstalmentSeed => ({ amountCents, dueInDays, isPaid: true });

type Rest = Partial<BorrowerSeed> & Pick<BorrowerSeed, 'story'>;

/**
 * Creates a borrower with an order. The first digits of `orderId` are its status. Defaults: the peso loan, with one instalment of
 * 5,000.00 due in 91 days.
 */
const borrower = (orderId: string, userId: string, borrowerName: string, rest: Rest): BorrowerSeed => ({
  ...pesoLoan,
  orderId,
  userId,
  borrowerName,
  mobilePhone: `09170000${userId.slice(2)}`,
  status: Number(orderId.slice(0, orderId.startsWith('21') ? 2 : 3)),
  instalments: [part(500_000, 91)],
  traits: { channels: [] },
  ...rest,
});

/** Returns the late charges in cents, always by the default brand's terms, so that the seeds are the same for every brand. */
const chargesFor = (amountCents: number, days: number, client: Client): number =>
  sample.terms.lateBands.reduce((charges, { fromDay, percentPerDay }, at, bands) => {
    const end = Math.min(days + 1, bands[at + 1]?.fromDay ?? Number.POSITIVE_INFINITY);
    return charges + Math.floor((amountCents * percentPerDay * Math.max(0, end - fromDay)) / 100);
  }, sample.terms.latePenaltyCents[client]);

const redirectPath = '/sandbox/away/redirected';

/** Borrowers without a loan: not approved, not paid out, or still under review. */
const applicants: readonly BorrowerSeed[] = [
  borrower('210001', '50001', 'Maria Santos', {
    story: 'Under review, with other products to look at.',
    traits: { channels: [], recommends: true, telephone },
  }),
  borrower('110001', '50002', 'Jose Reyes', {
    story: 'Not approved, with other products; one of them cannot be chosen.',
    traits: { channels: [], recommends: true, telephone },
  }),
  borrower('151001', '50004', 'Ramon Cruz', {
    story: 'Approved, but the money could not be sent; with other products.',
    traits: { channels: [], recommends: true, telephone },
  }),
  borrower('151002', '50005', 'Teresa Garcia', {
    story: 'The order page moves on to another page at once (playeduL).',
    traits: { channels: [], recommends: true, redirectPath },
  }),
  borrower('210002', '50006', 'Noel Aquino', {
    story: 'Under review with a redirect address, which this status must not follow.',
    traits: { channels: [], redirectPath },
  }),
];

const markLateFee = chargesFor(500_000, 5, 'new');

/** Borrowers who are repaying or have repaid a loan. */
const repayers: readonly BorrowerSeed[] = [
  borrower('170001', '50011', 'Ana Dela Cruz', {
    story: 'Four instalments, one paid, three left; a default pay code with steps in groups; the tip picture.',
    ...instalmentLoan,
    instalments: [paidPart(150_050, -25), part(150_050, 5), part(150_050, 35), part(149_999, 65)],
    traits: { channels, defaultChannel: '90006', showsTip: true, telephone },
  }),
  borrower('170002', '50012', 'Paolo Mendoza', {
    story: 'One repayment; no default pay code, no telephone, no tip picture. Amounts and flags go as text.',
    instalments: [part(123_456, 12)],
    traits: { channels },
  }),
  borrower('170003', '50013', 'Grace Villanueva', {
    story: 'The default pay code comes with a QR picture; the product has no working logo.',
    instalments: [part(80_000, 9)],
    traits: { channels: ['90010'], defaultChannel: '90010', showsTip: true, hasBrokenLogo: true },
  }),
  borrower('170004', '50022', 'Lorna Aguilar', {
    story: 'A service without facts: four instalments, one paid; its rows have labels that the brand does not name.',
    ...instalmentLoan,
    instalments: [paidPart(150_050, -25), part(150_050, 5), part(150_050, 35), part(149_999, 65)],
    traits: { channels, defaultChannel: '90006', telephone, hasNoFacts: true },
  }),
  borrower('174001', '50014', 'Carlo Ramos', {
    story: 'Due soon; the date cannot be moved. Amounts and flags go as text.',
    instalments: [part(265_075, 1)],
    traits: { channels, defaultChannel: '90007', telephone },
  }),
  borrower('174002', '50015', 'Joy Fernandez', {
    story: 'Due soon; the date can be moved for a fee.',
    instalments: [part(320_000, 1)],
    rolloverCents: 48_000,
    traits: { channels, defaultChannel: '90006', showsTip: true, telephone },
  }),
  borrower('180001', '50016', 'Mark Navarro', {
    story: 'Five days overdue with late charges; the date can be moved.',
    instalments: [part(500_000, -5)],
    lateFeeCents: markLateFee,
    // The price of a rollover includes the late charges.
    rolloverCents: markLateFee + 75_000,
    traits: { channels, defaultChannel: '90006', showsTip: true, telephone },
  }),
  borrower('180002', '50017', 'Rosa Domingo', {
    story: 'Two days overdue on the first of two instalments; the date cannot be moved. Amounts and flags go as text.',
    ...instalmentLoan,
    instalments: [part(200_000, -2), part(200_000, 28)],
    lateFeeCents: chargesFor(200_000, 2, 'repeat'),
    traits: { channels, telephone },
  }),
  borrower('180003', '50018', 'Dennis Castillo', {
    story: 'One day overdue; the date can be moved. Amounts and flags go as text, without a default pay code.',
    instalments: [part(100_000, -1)],
    lateFeeCents: chargesFor(100_000, 1, 'new'),
    rolloverCents: 120_000,
    traits: { channels },
  }),
  borrower('200001', '50019', 'Elena Torres', {
    story: 'Settled; borrowing again opens an address that the service names.',
    instalments: [paidPart(300_000, -3)],
    traits: { channels: [], h5Path: '/sandbox/away/borrow-again', telephone },
  }),
  borrower('200002', '50020', 'Victor Salazar', {
    story: 'Settled; borrowing again goes home.',
    instalments: [paidPart(300_000, -20)],
  }),
];

const withdraw = {
  withdrawMessage: 'Your money of ₱3,000.00 is ready. Withdraw it today to start your loan.',
  h5Path: '/sandbox/away/withdraw',
};
const tips = {
  kindTips: 'Pay only with the codes of this app. We never ask for your PIN or for a payment to a person.',
};

const withPopups = (number: number, name: string, story: string, popups: Partial<OrderTraits>): BorrowerSeed =>
  borrower(`1701${number}`, `501${number}`, name, {
    story,
    instalments: [part(310_000, 10)],
    traits: { channels: ['90006', '90007', '90008'], defaultChannel: '90006', telephone, ...popups },
  });

/** One borrower for each popup of the order page, one with all of them, and one whose flags are sent as strings. */
const popupBorrowers: readonly BorrowerSeed[] = [
  withPopups(11, 'Angelo Flores', 'The withdraw popup.', withdraw),
  withPopups(12, 'Bea Gonzales', 'The bank-card popup.', { asksForCard: true }),
  withPopups(13, 'Cesar Lopez', 'The kind-tips popup.', tips),
  withPopups(14, 'Diana Perez', 'The score popup; once rated, it stays away.', { asksForScore: true }),
  withPopups(15, 'Edgar Rivera', 'All four popups, one after the other.', {
    ...withdraw,
    ...tips,
    asksForCard: true,
    asksForScore: true,
  }),
  withPopups(16, 'Fe Soriano', 'The withdraw popup without an address to open; the card flag goes as text.', {
    withdrawMessage: withdraw.withdrawMessage,
    asksForCard: true,
  }),
];

const ofNora = (orderId: string, story: string, rest: Partial<BorrowerSeed>): BorrowerSeed =>
  borrower(orderId, '50201', 'Nora Valdez', { story, traits: { channels }, ...rest });

/** A borrower for the complaint pages, with orders in several states. */
const complainants: readonly BorrowerSeed[] = [
  ofNora('174201', 'One of three orders of the same borrower, due soon: in collection.', {
    ...instalmentLoan,
    instalments: [part(180_000, 1), part(180_000, 31)],
  }),
  ofNora('180201', 'One of three orders of the same borrower, overdue: in collection.', {
    instalments: [part(150_000, -3)],
    // She has repaid a loan before, so the penalty for repeat borrowers applies.
    lateFeeCents: chargesFor(150_000, 3, 'repeat'),
  }),
  ofNora('200201', 'One of three orders of the same borrower, settled.', { instalments: [paidPart(200_000, -40)] }),
];

const feeNames = ['Processing', 'Documentary stamp', 'Notarial', 'Insurance', 'Disbursement', 'Service', 'Collection'];

/** A borrower with very long texts, to check that none is cut off or makes the page too wide. */
const longBorrower = borrower(
  '170999',
  '50999',
  'Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura',
  {
    story: 'Long texts everywhere, twelve rows of details, a huge amount, many channels.',
    productId: '2999',
    productName:
      'Sample Multi-Purpose Agricultural and Micro-Enterprise Recovery Instalment Loan for Returning Borrowers',
    instalments: [part(987_654_321_099, 3), part(987_654_321_099, 33)],
    traits: {
      channels: ['90006', '90007', '90008', '90009', '90010', '90011'],
      defaultChannel: '90011',
      showsTip: true,
      telephone: `${telephone} local 123456`,
      statusText: 'Repayment of your multi-purpose recovery instalment loan is due within the coming days',
      statusDescription:
        'Please repay on time to keep your account in good standing. If you have already paid at a counter, the payment ' +
        'can take up to two working days to show here; keep your deposit slip until then. ' +
        'Reference:AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789.',
      extraRows: feeNames.map((name, index) => ({
        text: `${name} fee, as agreed in section ${index + 1} of the disclosure statement`,
        value: `₱${index + 1},111,111,111.11`,
      })),
    },
  },
);

/** All borrowers with an order; those with only an offer are in `allOffers`. */
export const borrowers: readonly BorrowerSeed[] = [
  ...applicants,
  ...repayers,
  ...popupBorrowers,
  ...complainants,
  longBorrower,
];
