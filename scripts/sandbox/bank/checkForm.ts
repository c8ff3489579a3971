import { asText, type Fields } from '../http/fields.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { en } from '../texts/en.ts';
import { say, type Words } from '../texts/texts.ts';
import { CARD_TYPE, CHANNEL, type FormItem } from './forms.ts';

/** What the account is made from, out of a form that was filled in right. */
export interface CheckedForm {
  readonly cardType: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
}

const incomplete = (words: Words): Refusal => new Refusal(refusalCodes.formIncomplete, words);

type Complaint = 'digitsOnly' | 'notPast' | 'chooseAgain';

const incompleteItem = ({ title }: FormItem, what: Complaint): Refusal =>
  incomplete((texts) => texts.bank[what](say(title, texts)));

function isChoice({ options = [], kind }: FormItem, value: string): boolean {
  return (kind !== 'enum' && kind !== 'city-select') || options.some(({ type }) => type === value);
}

function refuseForm(item: FormItem, value: string, todayIso: string): void {
  const { title, kind, digits = [1, 40] } = item;
  if (kind === 'text' && !/^\d+$/.test(value)) throw incompleteItem(item, 'digitsOnly');
  const [low, high] = digits;
  if (kind === 'text' && (value.length < low || value.length > high)) {
    throw incomplete((texts) => texts.bank.wrongLength(say(title, texts), texts.bank.digits(low, high)));
  }
  const isPastDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && value <= todayIso;
  if (kind === 'day' && !isPastDay) throw incompleteItem(item, 'notPast');
}

function checkItem(item: FormItem, value: string, todayIso: string): void {
  if (value === '' && item.missing === undefined) return;
  if (value === '' || !isChoice(item, value)) {
    throw item.missing === undefined ? incompleteItem(item, 'chooseAgain') : incomplete(item.missing);
  }
  refuseForm(item, value, todayIso);
}

/** The items that a borrower sees: those of the card type, and with a card those of its channel. */
function visibleItems(items: readonly FormItem[], cardType: string, channel: string): FormItem[] {
  return items.filter((item) => {
    if (item.cardType !== '0' && item.cardType !== cardType) return false;
    return cardType !== '1' || item.channel === undefined || item.channel === channel;
  });
}

/** Checks what was filled in, item by item as the form has them; refuses with what to do about the first wrong one. */
export function checkForm(items: readonly FormItem[], body: Fields, todayIso: string): CheckedForm {
  const answerTo = (code: string | undefined): string => asText(body[code ?? '']);
  const visible = visibleItems(items, answerTo(CARD_TYPE), answerTo(CHANNEL));
  for (const item of visible) checkItem(item, answerTo(item.code), todayIso);
  const bank = visible.find(({ role }) => role === 'bank');
  const number = visible.find(({ role }) => role === 'number');
  const bankCode = answerTo(bank?.code);
  const bankName = say(bank?.options?.find(({ type }) => type === bankCode)?.name ?? bankCode, en);
  return { cardType: answerTo(CARD_TYPE), bankCode, bankName, accountNumber: answerTo(number?.code) };
}
