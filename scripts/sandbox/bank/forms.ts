import type { Texts } from '../texts/en.ts';
import { say, type Words } from '../texts/texts.ts';

/** An option of an item: its label for the borrower, and the value that is sent. */
interface FormOption {
  readonly name: Words;
  readonly type: string;
}

/** An item of the form for binding an account. */
export interface FormItem {
  readonly code: string;
  readonly kind: 'enum' | 'text' | 'city-select' | 'day';
  readonly title: Words;
  readonly placeholder: Words;
  readonly preset?: string;
  readonly options?: readonly FormOption[];
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
  readonly missing?: Words;
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

// For a brand of another country, homeOf.ts replaces these names; the codes stay the same.
const cities = ['Baguio', 'Cebu City', 'Davao City', 'Iloilo City', 'Makati', 'Quezon City', 'Zamboanga City'].map(
  (name, index) => ({ name, type: `C${index + 1}` }),
);

type Name = { [name in keyof Texts['bank']]: Texts['bank'][name] extends string ? name : never }[keyof Texts['bank']];

const words =
  (name: Name): Words =>
  ({ bank }) =>
    bank[name];

/** Creates an item from text keys: its title, its placeholder (or a range of digits), and the error message if it is empty. */
function item(
  code: string,
  kind: FormItem['kind'],
  [title, hint, missing]: readonly [title: Name, hint: Name | readonly [number, number], missing?: Name],
  rest: Partial<FormItem> & Pick<FormItem, 'cardType'>,
): FormItem {
  const named = { code, kind, title: words(title), ...(missing && { missing: words(missing) }), ...rest };
  if (typeof hint === 'string') return { ...named, placeholder: words(hint) };
  return { ...named, placeholder: ({ bank }) => bank.digits(...hint), digits: hint };
}

const cardTypes = [
  { name: words('card'), type: '1' },
  { name: words('wallet'), type: '2' },
];
const transfers = [
  { name: words('instant'), type: '90006' },
  { name: words('nextDay'), type: '90007' },
];
const nextDay = { cardType: '1', channel: '90007' } as const;

/** The default form for binding an account. */
const usualForm: readonly FormItem[] = [
  item(CARD_TYPE, 'enum', ['accountType', 'chooseAccountType', 'noAccountType'], { cardType: '0', options: cardTypes }),
  item(CHANNEL, 'enum', ['transfer', 'chooseTransfer', 'noTransfer'], { cardType: '1', options: transfers }),
  item('bankCode', 'enum', ['bank', 'chooseBank', 'noBank'], {
    cardType: '1',
    channel: '90006',
    role: 'bank',
    options: instantBanks,
  }),
  item('ruralBank', 'enum', ['ruralBank', 'chooseBank', 'noBank'], { ...nextDay, role: 'bank', options: slowBanks }),
  item('branchCity', 'city-select', ['city', 'chooseCity', 'noCity'], { ...nextDay, options: cities }),
  item('openedOn', 'day', ['openedOn', 'chooseDay', 'noOpenedOn'], nextDay),
  item('bankCard', 'text', ['number', [10, 16], 'noNumber'], { cardType: '1', role: 'number', inputType: 'card' }),
  item('walletCode', 'enum', ['wallet', 'chooseWallet', 'noWallet'], { cardType: '2', role: 'bank', options: wallets }),
  item('walletNumber', 'text', ['walletNumber', [11, 11], 'noWalletNumber'], {
    cardType: '2',
    // Only items of bank cards depend on the channel: this one is always shown for a wallet.
    channel: '90007',
    role: 'number',
    inputType: 'phone',
  }),
  item('birthDay', 'day', ['birthDay', 'asOnId', 'noBirthDay'], { cardType: '0' }),
  item('zipCode', 'text', ['zipCode', [4, 4]], { cardType: '0' }),
];

const longOptions: readonly FormOption[] = [
  ...Array.from({ length: 24 }, (_, index) => ({
    name: `Sample Cooperative and Rural Development Bank of the Northern and Western Visayas, branch ${index + 1}`,
    type: `SL${index + 1}`,
  })),
  { name: 'SampleBankWhoseNameIsOneWordThatIsWiderThanTheScreenOfAnyPhoneOnThisMarket', type: 'SL99' },
];

function lengthen(usual: FormItem): FormItem {
  const title: Words = (texts) =>
    `${say(usual.title, texts)}, exactly as it stands on the latest statement that your bank has sent to you`;
  const placeholder: Words = (texts) =>
    `${say(usual.placeholder, texts)}, without any spaces and without the letters in front of the number`;
  const options = usual.role === 'bank' ? { options: [...(usual.options ?? []), ...longOptions] } : {};
  return { ...usual, title, placeholder, ...options };
}

const references: readonly FormItem[] = Array.from({ length: 8 }, (_, index) => ({
  code: `reference${index + 1}`,
  kind: 'text',
  title: `Reference number ${index + 1} of the remittance (optional)`,
  placeholder: 'Digits only',
  cardType: '0',
}));

/** A form with more items than fit on a screen, and with very long texts. */
const longForm: readonly FormItem[] = [...usualForm.map(lengthen), ...references];

/** The form of one borrower. */
interface BankForm {
  readonly items: readonly FormItem[];
  /** Swaps the JSON types: sends numbers as strings, and strings of digits as numbers. */
  readonly isTurned?: boolean;
}

const withPresets = (presets: Readonly<Record<string, string>>): FormItem[] =>
  usualForm.map((usual) => ({ ...usual, preset: presets[usual.code] ?? '' }));

const matching = { [CARD_TYPE]: '2', [CHANNEL]: '90007', walletCode: 'SPE', walletNumber: '09170000113' };
const unknown = { [CARD_TYPE]: '9', [CHANNEL]: '90099', bankCode: 'XXX', bankCard: '4572000000000114' };
const turned = { [CARD_TYPE]: '1', [CHANNEL]: '90007', ruralBank: 'CSB' };

const forms = new Map<string, BankForm>([
  ['50113', { items: withPresets(matching) }],
  ['50114', { items: withPresets(unknown) }],
  ['50116', { items: withPresets(turned), isTurned: true }],
  ['50999', { items: longForm }],
]);

/** Returns the borrower's form: the default one for most of them. */
export const formOf = (userId: string): BankForm => forms.get(userId) ?? { items: usualForm };

const asNumber = (text: string): number | string => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** Serializes a form as `data.items`. Types are numbers, channels and presets are strings; `isTurned` swaps the two. */
export function wireForm({ items, isTurned = false }: BankForm) {
  const numeric = (text: string): number | string => (isTurned ? text : asNumber(text));
  const textual = (text: string): number | string => (isTurned ? asNumber(text) : text);
  return items.map((each) => ({
    code: each.code,
    cate: each.kind,
    title: each.title,
    subtitle: each.placeholder,
    value: textual(each.preset ?? ''),
    note: (each.options ?? []).map(({ name, type }) => ({ name, type: numeric(type) })),
    inputType: each.inputType ?? '',
    cardTypeMi: numeric(each.cardType),
    channelNumber: textual(each.channel ?? (isTurned ? '0' : '')),
  }));
}
