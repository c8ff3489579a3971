import type { Call } from '../calls/call.ts';
import type { Account } from '../database/schema.ts';
import { asText } from '../http/fields.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { dayIso } from '../loan/dates.ts';
import type { Texts } from '../texts/en.ts';
import { CARD_TYPE, CHANNEL, type FormItem, formOf } from './forms.ts';

/** The account fields of a form that has passed all checks. */
export type CheckedForm = Pick<Account, 'cardType' | 'bankCode' | 'bankName' | 'accountNumber'>;

/** Returns the error message for an item's value; undefined if the value is valid. */
function faultOf(
  { digits: [low, high] = [1, 40], kind, missing, options = [], title }: FormItem,
  value: string,
  todayIso: string,
  { bank }: Texts,
): string | undefined {
  if (value === '') return missing;
  if ((kind === 'enum' || kind === 'city-select') && !options.some(({ type }) => type === value))
    return missing ?? bank.chooseAgain(title);
  if (kind === 'text' && !/^\d+$/.test(value)) return bank.digitsOnly(title);
  if (kind === 'text' && (value.length < low || value.length > high))
    return bank.wrongLength(title, bank.digits(low, high));
  const isPastDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && value <= todayIso;
  return kind === 'day' && !isPastDay ? bank.notPast(title) : undefined;
}

/** Returns the items that the form shows: those of the card type and, for a bank card, those of the chosen channel. */
function visibleItems(items: readonly FormItem[], cardType: string, channel: string): FormItem[] {
  return items.filter((item) => {
    if (item.cardType !== '0' && item.cardType !== cardType) return false;
    return cardType !== '1' || item.channel === undefined || item.channel === channel;
  });
}

/** Validates the visible items of the borrower's form in order. @throws {Refusal} with the message of the first invalid one. */
export function checkForm({ body, borrowerId, nowMs, texts }: Call): CheckedForm {
  const answerTo = (code: string | undefined): string => asText(body[code ?? '']);
  const visible = visibleItems(formOf(borrowerId, texts), answerTo(CARD_TYPE), answerTo(CHANNEL));
  for (const item of visible) {
    const fault = faultOf(item, answerTo(item.code), dayIso(nowMs), texts);
    if (fault) throw new Refusal(refusalCodes.formIncomplete, fault);
  }
  const bank = visible.find(({ role }) => role === 'bank');
  const number = visible.find(({ role }) => role === 'number');
  const bankCode = answerTo(bank?.code);
  const chosen = bank?.options?.find(({ type }) => type === bankCode)?.name ?? bankCode;
  return { cardType: answerTo(CARD_TYPE), bankCode, bankName: chosen, accountNumber: answerTo(number?.code) };
}
