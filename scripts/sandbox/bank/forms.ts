import type { Texts } from '../texts/en.ts';
import { say, type Words } from '../texts/texts.ts';

/** A choice of an item: what the borrower reads, and what is sent for it. */
export interface FormOption {
  readonly name: Words;
  readonly type: string;
}

/** One item of the form that an account is bound with. */
export interface FormItem {
  readonly code: string;
  readonly kind: 'enum' | 'text' | 'city-select' | 'day';
  readonly title: Words;
  readonly placeholder: Words;
  readonly preset?: string;
  readonly options?: readonly FormOption[];
  readonly inputType?: 'card' | 'phone';
  /** The card type that the item belongs to; `0` means all. */
  readonly cardType: '0' | '1' | '2';
  /** The channel that the item belongs to; absent means all. */
  readonly channel?: '90006' | '90007';
  /** What the account is made from: its bank, its number. */
  readonly role?: 'bank' | 'number';
  /** The fewest and the most digits that a text may have. */
  readonly digits?: readonly [number, number];
  /** What is said where the item is empty, or no choice of its own; absent: it may stay empty. */
  readonly missing?: Words;
}

/** The item that chooses the card type, and the one that chooses the channel of a card. */
export const CARD_TYPE = 'cardType';
export const CHANNEL = 'payChannel';

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

const optionsOf = (banks: readonly Bank[]): FormOption[] => banks.map(({ code, name }) => ({ name, type: code }));

type Name = { [name in keyof Texts['bank']]: Texts['bank'][name] extends string ? name : never }[keyof Texts['bank']];

const words =
  (name: Name): Words =>
  ({ bank }) =>
    bank[name];

// A brand of another country has other names for the same codes.
const cities: readonly FormOption[] = [
  { name: 'Baguio', type: 'C1' },
  { name: 'Cebu City', type: 'C2' },
  { name: 'Davao City', type: 'C3' },
  { name: 'Iloilo City', type: 'C4' },
  { name: 'Makati', type: 'C5' },
  { name: 'Quezon City', type: 'C6' },
  { name: 'Zamboanga City', type: 'C7' },
];

const choices: readonly FormItem[] = [
  {
    code: CARD_TYPE,
    kind: 'enum',
    title: words('accountType'),
    placeholder: words('chooseAccountType'),
    options: [
      { name: words('card'), type: '1' },
      { name: words('wallet'), type: '2' },
    ],
    cardType: '0',
    missing: words('noAccountType'),
  },
  {
    code: CHANNEL,
    kind: 'enum',
    title: words('transfer'),
    placeholder: words('chooseTransfer'),
    options: [
      { name: words('instant'), type: '90006' },
      { name: words('nextDay'), type: '90007' },
    ],
    cardType: '1',
    missing: words('noTransfer'),
  },
];

const bankItems: readonly FormItem[] = [
  {
    code: 'bankCode',
    kind: 'enum',
    title: words('bank'),
    placeholder: words('chooseBank'),
    options: optionsOf(instantBanks),
    cardType: '1',
    channel: '90006',
    role: 'bank',
    missing: words('noBank'),
  },
  {
    code: 'ruralBank',
    kind: 'enum',
    title: words('ruralBank'),
    placeholder: words('chooseBank'),
    options: optionsOf(slowBanks),
    cardType: '1',
    channel: '90007',
    role: 'bank',
    missing: words('noBank'),
  },
  {
    code: 'branchCity',
    kind: 'city-select',
    title: words('city'),
    placeholder: words('chooseCity'),
    options: cities,
    cardType: '1',
    channel: '90007',
    missing: words('noCity'),
  },
  {
    code: 'openedOn',
    kind: 'day',
    title: words('openedOn'),
    placeholder: words('chooseDay'),
    cardType: '1',
    channel: '90007',
    missing: words('noOpenedOn'),
  },
  {
    code: 'bankCard',
    kind: 'text',
    title: words('number'),
    placeholder: ({ bank }) => bank.digits(10, 16),
    inputType: 'card',
    cardType: '1',
    role: 'number',
    digits: [10, 16],
    missing: words('noNumber'),
  },
];

const walletItems: readonly FormItem[] = [
  {
    code: 'walletCode',
    kind: 'enum',
    title: words('wallet'),
    placeholder: words('chooseWallet'),
    options: optionsOf(wallets),
    cardType: '2',
    role: 'bank',
    missing: words('noWallet'),
  },
  {
    code: 'walletNumber',
    kind: 'text',
    title: words('walletNumber'),
    placeholder: ({ bank }) => bank.digits(11, 11),
    inputType: 'phone',
    cardType: '2',
    // A channel counts with bank cards only: this item shows whatever channel is chosen.
    channel: '90007',
    role: 'number',
    digits: [11, 11],
    missing: words('noWalletNumber'),
  },
];

const ownerItems: readonly FormItem[] = [
  {
    code: 'birthDay',
    kind: 'day',
    title: words('birthDay'),
    placeholder: words('asOnId'),
    cardType: '0',
    missing: words('noBirthDay'),
  },
  {
    code: 'zipCode',
    kind: 'text',
    title: words('zipCode'),
    placeholder: ({ bank }) => bank.digits(4, 4),
    digits: [4, 4],
    cardType: '0',
  },
];

/** The form that an account is bound with. */
export const usualForm: readonly FormItem[] = [...choices, ...bankItems, ...walletItems, ...ownerItems];

const longOptions: readonly FormOption[] = Array.from({ length: 24 }, (_, index) => ({
  name: `Sample Cooperative and Rural Development Bank of the Northern and Western Visayas, branch ${index + 1}`,
  type: `SL${index + 1}`,
}));

const oneWord: FormOption = {
  name: 'SampleBankWhoseNameIsOneWordThatIsWiderThanTheScreenOfAnyPhoneOnThisMarket',
  type: 'SL99',
};

function lengthen(item: FormItem): FormItem {
  const title: Words = (texts) =>
    `${say(item.title, texts)}, exactly as it stands on the latest statement that your bank has sent to you`;
  const placeholder: Words = (texts) =>
    `${say(item.placeholder, texts)}, without any spaces and without the letters in front of the number`;
  if (item.role !== 'bank') return { ...item, title, placeholder };
  return { ...item, title, placeholder, options: [...(item.options ?? []), ...longOptions, oneWord] };
}

const references: readonly FormItem[] = Array.from({ length: 8 }, (_, index) => ({
  code: `reference${index + 1}`,
  kind: 'text',
  title: `Reference number ${index + 1} of the remittance (optional)`,
  placeholder: 'Digits only',
  cardType: '0',
}));

/** A form with more items than a screen holds, and every text as long as it may come. */
export const longForm: readonly FormItem[] = [...usualForm.map(lengthen), ...references];

/** A form as one borrower gets it. */
export interface BankForm {
  readonly items: readonly FormItem[];
  /** Numbers go as text and texts of digits as numbers, the other way round than usual. */
  readonly isTurned: boolean;
}

type Presets = Readonly<Record<string, string>>;

const withPresets = (presets: Presets): FormItem[] =>
  usualForm.map((item) => {
    const preset = presets[item.code];
    return preset === undefined ? item : { ...item, preset };
  });

const matching: Presets = { [CARD_TYPE]: '2', [CHANNEL]: '90007', walletCode: 'SPE', walletNumber: '09170000113' };
const unknown: Presets = { [CARD_TYPE]: '9', [CHANNEL]: '90099', bankCode: 'XXX', bankCard: '4572000000000114' };
const turned: Presets = { [CARD_TYPE]: '1', [CHANNEL]: '90007', ruralBank: 'CSB' };

const forms = new Map<string, BankForm>(
  Object.entries({
    '50113': { items: withPresets(matching), isTurned: false },
    '50114': { items: withPresets(unknown), isTurned: false },
    '50116': { items: withPresets(turned), isTurned: true },
    '50999': { items: longForm, isTurned: false },
  }),
);

/** The form of a borrower; most have the usual one. */
export function formOf(userId: string): BankForm {
  return forms.get(userId) ?? { items: usualForm, isTurned: false };
}

const asNumber = (text: string): number | string => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** Usually numbers are numbers, and a channel is text; turned, it is the other way round. */
function wireItem(item: FormItem, isTurned: boolean) {
  const numeric = (text: string): number | string => (isTurned ? text : asNumber(text));
  const textual = (text: string): number | string => (isTurned ? asNumber(text) : text);
  return {
    code: item.code,
    cate: item.kind,
    title: item.title,
    subtitle: item.placeholder,
    value: textual(item.preset ?? ''),
    note: (item.options ?? []).map(({ name, type }) => ({ name, type: isTurned ? type : asNumber(type) })),
    inputType: item.inputType ?? '',
    cardTypeMi: numeric(item.cardType),
    channelNumber: textual(item.channel ?? (isTurned ? '0' : '')),
  };
}

/** A form as `data.items` writes it. */
export function wireForm({ items, isTurned }: BankForm) {
  return items.map((item) => wireItem(item, isTurned));
}
