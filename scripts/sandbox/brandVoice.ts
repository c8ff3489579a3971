import type { Brand } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { REFUSAL_KINDS } from '../../shared/domain/failures.ts';
import { groupThousands, withSign } from '../../shared/domain/money.ts';
import { escapeHtml } from '../build/html.ts';

/** The parts of a brand that determine amounts and refusal codes in a response. */
type SpokenBrand = Pick<Brand, 'currencySign' | 'money' | 'rangeSeparator' | 'refusals'>;

/** The parts of a brand that name its lender. */
type LenderBrand = Pick<Brand, 'name' | 'company' | 'servicePhone' | 'whatsapp' | 'email'>;

/** How many times the sums of the sandbox are usual in the brand's money: one without cents has larger numbers. */
export const sumsTimesOf = ({ money }: Pick<Brand, 'money'>): number => (money.hidesZeroCents ? 100 : 1);

const PESOS = /₱([\d,]+)(?:\.(\d\d))?/g;
const CODE = /^\{"code":"(\w+)"/;

/** Returns the text with its amounts, such as `₱1,234.56`, and the ranges of products, such as `₱2,000`, in the brand's money format. */
export const inMoneyOf = ({ currencySign, money, rangeSeparator }: SpokenBrand, text: string): string =>
  text.replace(PESOS, (_, pesos: string, cents?: string) => {
    const whole = pesos.replaceAll(',', '');
    if (cents) return withSign(currencySign, whole + cents, money);
    const amount = groupThousands(Number(whole) * sumsTimesOf({ money }), rangeSeparator, money.isLakh);
    return money.isSignLast ? amount + currencySign : currencySign + amount;
  });

/** Maps a refusal code of the sandbox to the brand's code for the same reason; returns `code` if the brand has none. */
export const refusalCodeOf = ({ refusals }: SpokenBrand, code: string): string => {
  const kind = REFUSAL_KINDS.find((each) => sample.refusals[each]?.includes(code));
  return (kind && refusals[kind]?.[0]) ?? code;
};

/** Returns whether responses have to be rewritten for the brand: even one with the sample's id may have another currency. */
export const hasOwnVoice = (brand: Pick<Brand, 'id' | 'currencySign'>): boolean =>
  brand.id !== sample.id || !brand.currencySign.includes('₱');

/** Replaces the sample lender's names and contacts; `write` escapes a text for the body. */
const withNamesOf = (brand: LenderBrand, body: string, write: (text: string) => string): string =>
  [
    ['Sample Lending Company, Inc.', brand.company.legalName.replace(/ \(sample\)$/, '')] as const,
    ['Sample Loan', brand.name] as const,
    ['+63 900 000 0001', brand.servicePhone] as const,
    ['+63 900 000 0000', brand.whatsapp] as const,
    ['help@sample-lending.example', brand.email] as const,
  ].reduce((text, [own, theirs]) => text.replaceAll(own, () => write(theirs)), body);

/** Rewrites a JSON or HTML response for the brand: amounts, the refusal code, and the lender's names. Others stay unchanged. */
export const respondAs = async (brand: SpokenBrand & LenderBrand, response: Response): Promise<Response> => {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !/json|html/.test(type)) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const write = type.includes('html') ? escapeHtml : (text: string) => JSON.stringify(text).slice(1, -1);
  const body = inMoneyOf(brand, withNamesOf(brand, await response.text(), write));
  const withCode = body.replace(CODE, (_, code: string) => `{"code":"${refusalCodeOf(brand, code)}"`);
  return new Response(withCode, { status: response.status, headers });
};
