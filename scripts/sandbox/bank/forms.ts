import { texts } from '../texts.ts';

/** An item of the form for binding an account. */
export interface FormItem {
  readonly code: string;
  readonly kind: 'enum' | 'text' | 'city-select' | 'day';
  readonly title: string;
  readonly placeholder: string;
  /** Labels for the borrower, and the values that are sent. */
  readonly options?: readonly { readonly name: string; readonly type: string }[];
  readonly inputType?: 'card' | 'phone';
  /** The card type that shows the item: `1` bank card, `2` wallet, `0` both. */
  readonly cardType: '0' | '1' | '2';
  /** The channel that shows the item; if absent, all of them. */
  readonly channel?: '90006' | '90007';
  /** Marks the item whose value becomes the account's bank, or its number. */
  readonly role?: 'bank' | 'number';
  /** The minimum and maximum number of digits of a text. */
  readonly digits?: readonly [number, number];
  /** The error message if the item is empty or not one of its options; if absent, the item is optional. */
  readonly missing?: string;
}

/** The codes of the items for the card type and for a card's channel. */
export const CARD_TYPE = 'cardType';
export const CHANNEL = 'payChannel';

// Sample names, no real companies.
const instantBanks = [
  { type: 'SMB', name: 'Sample Metropolitan Bank' },
  { type: 'SIB', name: 'Sample Island Bank' },
  { type: 'SSB', name: 'Sample Savings Bank' },
  { type: 'SPB', name: 'Sample Provincial Bank' },
];
const slowBanks = [
  { type: 'RBS', name: 'Rural Bank of Sample' },
  { type: 'CSB', name: 'Cooperative Sample Bank' },
];
const wallets = [
  { type: 'SWA', name: 'Sample Wallet' },
  { type: 'SPE', name: 'Sample Pera' },
];

/** Returns the name of a bank or a wallet by its code; the code itself if it is unknown. */
export const bankName = (code: string): string =>
  [...instantBanks, ...slowBanks, ...wallets].find(({ type }) => type === code)?.name ?? code;

const cities = ['Baguio', 'Cebu City', 'Davao City', 'Iloilo City', 'Makati', 'Quezon City', 'Zamboanga City'].map(
  (name, index) => ({ name, type: `C${index + 1}` }),
);

const instant = { cardType: '1', channel: '90006' } as const;
const nextDay = { cardType: '1', channel: '90007' } as const;

/** Returns the form for binding an account. */
export function bankForm(): FormItem[] {
  const { bank } = texts;
  const item = (
    code: string,
    kind: FormItem['kind'],
    [title, placeholder, missing]: readonly [title: string, placeholder: string, missing?: string],
    rest: Partial<FormItem> & Pick<FormItem, 'cardType'>,
  ): FormItem => ({ code, kind, title, placeholder, ...(missing && { missing }), ...rest });
  const ofDigits = (low: number, high: number) => ({
    placeholder: bank.digits(low, high),
    digits: [low, high] as const,
  });
  const cardTypes = [
    { name: bank.card, type: '1' },
    { name: bank.wallet, type: '2' },
  ];
  const transfers = [
    { name: bank.instant, type: '90006' },
    { name: bank.nextDay, type: '90007' },
  ];
  return [
    item(CARD_TYPE, 'enum', [bank.accountType, bank.chooseAccountType, bank.noAccountType], {
      cardType: '0',
      options: cardTypes,
    }),
    item(CHANNEL, 'enum', [bank.transfer, bank.chooseTransfer, bank.noTransfer], { cardType: '1', options: transfers }),
    item('bankCode', 'enum', [bank.bank, bank.chooseBank, bank.noBank], {
      ...instant,
      role: 'bank',
      options: instantBanks,
    }),
    item('ruralBank', 'enum', [bank.ruralBank, bank.chooseBank, bank.noBank], {
      ...nextDay,
      role: 'bank',
      options: slowBanks,
    }),
    item('branchCity', 'city-select', [bank.city, bank.chooseCity, bank.noCity], { ...nextDay, options: cities }),
    item('openedOn', 'day', [bank.openedOn, bank.chooseDay, bank.noOpenedOn], nextDay),
    item('bankCard', 'text', [bank.number, '', bank.noNumber], {
      ...ofDigits(10, 16),
      cardType: '1',
      role: 'number',
      inputType: 'card',
    }),
    item('walletCode', 'enum', [bank.wallet, bank.chooseWallet, bank.noWallet], {
      cardType: '2',
      role: 'bank',
      options: wallets,
    }),
    item('walletNumber', 'text', [bank.walletNumber, '', bank.noWalletNumber], {
      ...ofDigits(11, 11),
      cardType: '2',
      // Only items of bank cards depend on the channel: this one is always shown for a wallet.
      channel: '90007',
      role: 'number',
      inputType: 'phone',
    }),
    item('birthDay', 'day', [bank.birthDay, bank.asOnId, bank.noBirthDay], { cardType: '0' }),
    item('zipCode', 'text', [bank.zipCode, ''], { ...ofDigits(4, 4), cardType: '0' }),
  ];
}

const numberIn = (text: string): number | string => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** Serializes a form as `data.items`. Types are numbers where they can be; channels and presets are text. */
export function wireForm(items: readonly FormItem[]) {
  return items.map((each) => ({
    code: each.code,
    cate: each.kind,
    title: each.title,
    subtitle: each.placeholder,
    value: '',
    note: (each.options ?? []).map(({ name, type }) => ({ name, type: numberIn(type) })),
    inputType: each.inputType ?? '',
    cardTypeMi: numberIn(each.cardType),
    channelNumber: each.channel ?? '',
  }));
}
