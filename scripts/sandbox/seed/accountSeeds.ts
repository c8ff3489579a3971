import { bankName } from '../bank/forms.ts';
import type { Account } from '../database/schema.ts';
import { allOffers } from './allOffers.ts';

/** An account that exists from the start. If it `needsCode`, a payment from it has to be confirmed with a verification code. */
type AccountSeed = Omit<Account, 'id' | 'loanOrderId'>;

function card(userId: string, bankCode: string, accountNumber: string, needsCode = true): AccountSeed {
  return { userId, cardType: '1', bankCode, bankName: bankName(bankCode), accountNumber, needsCode };
}

function wallet(userId: string, accountNumber: string): AccountSeed {
  return { userId, cardType: '2', bankCode: 'SWA', bankName: bankName('SWA'), accountNumber, needsCode: false };
}

const longNames = [
  'Sample Cooperative and Rural Development Bank of the Northern and Western Visayas, Iloilo Main Branch',
  'SampleBankWhoseNameIsOneWordThatIsWiderThanTheScreenOfAnyPhoneOnThisMarket',
];

const manyCards = Array.from({ length: 9 }, (_, index) => ({
  ...card('50999', `SB${index + 1}`, `45720000${String(1111 * (index + 1)).padStart(8, '0')}`),
  bankName: longNames[index] ?? `Sample Bank number ${index + 1}`,
}));

const ofPayers: readonly AccountSeed[] = [
  card('50011', 'SMB', '4572000000001234'),
  card('50011', 'SIB', '001234567890'),
  wallet('50011', '09170000011'),
  card('50022', 'SMB', '4572000000002201'),
  wallet('50022', '09170000022'),
  card('50023', 'SMB', '4572000000002301'),
  wallet('50023', '09170000023'),
  card('50013', 'SSB', '4572000000003456', false),
  card('50014', 'SMB', '4572000000004567'),
  card('50015', 'SIB', '001234505678'),
  wallet('50015', '09170000015'),
  card('50016', 'SMB', '4572000000006789'),
  card('50016', 'RBS', '1002003007890', false),
  wallet('50016', '09170000016'),
  wallet('50017', '09170000017'),
  card('50018', 'SPB', '4572000000008901'),
  card('50019', 'SMB', '4572000000009012'),
  ...manyCards,
  wallet('50999', '09170000999'),
];

/** The first borrower with an offer is new and has no account yet. */
const ofOffers = allOffers.slice(1).map(({ userId }) => card(userId, 'SMB', `45720000000${userId}`));

/** The accounts that exist from the start; other borrowers have none. */
export const accountSeeds: readonly AccountSeed[] = [...ofPayers, ...ofOffers];
