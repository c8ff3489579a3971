/** A place where money can be sent to. Samples: none is a real company. */
export interface Bank {
  readonly code: string;
  readonly name: string;
}

/** Banks that take an instant transfer. */
export const instantBanks: readonly Bank[] = [
  { code: 'SMB', name: 'Sample Metropolitan Bank' },
  { code: 'SIB', name: 'Sample Island Bank' },
  { code: 'SSB', name: 'Sample Savings Bank' },
  { code: 'SPB', name: 'Sample Provincial Bank' },
];

/** Banks that money reaches the next working day. */
export const slowBanks: readonly Bank[] = [
  { code: 'RBS', name: 'Rural Bank of Sample' },
  { code: 'CSB', name: 'Cooperative Sample Bank' },
];

export const wallets: readonly Bank[] = [
  { code: 'SWA', name: 'Sample Wallet' },
  { code: 'SPE', name: 'Sample Pera' },
];

const everyBank = [...instantBanks, ...slowBanks, ...wallets];

/** The name behind a bank's or a wallet's code; the code where it is not of the lists. */
export function bankName(code: string): string {
  return everyBank.find((bank) => bank.code === code)?.name ?? code;
}
