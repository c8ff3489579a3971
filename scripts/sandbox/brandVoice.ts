import { type Brand, LANGUAGES } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { groupThousands, withSign } from '../../shared/domain/money.ts';
import { REFUSAL_KINDS } from '../../shared/domain/refusalKind.ts';
import { escapeHtml } from '../build/assemble.ts';
import { atHomeOf, type Escape, type LenderBrand } from './homeOf.ts';

/** What a service says in a way of its brand's. */
type SpokenBrand = Pick<Brand, 'currencySign' | 'money' | 'rangeSeparator' | 'refusals' | 'orderRows'>;

/** What a whole answer is written by. */
type AnsweringBrand = SpokenBrand & LenderBrand;

const PESOS = /₱([\d,]+)(?:\.(\d\d))?/g;
const CODE = /^\{"code":"(\w+)"/;

/** A text with its amounts, such as `₱1,234.56` and `₱2,000`, written as the brand writes money. */
export const inMoneyOf = ({ currencySign, money, rangeSeparator }: SpokenBrand, text: string): string =>
  text.replace(PESOS, (_, pesos: string, cents?: string) => {
    const whole = pesos.replaceAll(',', '');
    if (cents) return withSign(currencySign, whole + cents, money);
    const amount = groupThousands(whole, rangeSeparator, money.isLakh);
    return money.isSignLast ? amount + currencySign : currencySign + amount;
  });

/** The code by which the brand's service refuses for the reason that `code` stands for in the sandbox's; `code` where it names none. */
export const refusalCodeOf = ({ refusals }: SpokenBrand, code: string): string => {
  const kind = REFUSAL_KINDS.find((each) => sample.refusals[each]?.includes(code));
  return (kind && refusals[kind]?.[0]) ?? code;
};

/** Whether the brand's service says anything otherwise than the sandbox: a brand may have the sample's id, and money of its own. */
export const hasOwnVoice = (brand: Pick<Brand, 'id' | 'currencySign'>): boolean =>
  brand.id !== sample.id || !brand.currencySign.includes('₱');

const ROW_KINDS = ['amountDue', 'daysLate', 'loanAmount', 'loanFacts'] as const;

const labelsOf = (brand: SpokenBrand): readonly (readonly [own: string, wanted: string])[] =>
  LANGUAGES.flatMap((language) =>
    ROW_KINDS.flatMap((kind) => {
      const wanted = brand.orderRows[language]?.[kind] ?? [];
      // Of what is due the first label serves for any; of the facts each is about something else.
      const [first] = kind === 'loanFacts' ? [] : wanted;
      return (sample.orderRows[language]?.[kind] ?? []).map((own, at) => [own, wanted[at] ?? first ?? own] as const);
    }),
  );

/** The label that the brand's service gives the row that has `label` in the sandbox's, in the same language. */
export const rowLabelOf = (brand: SpokenBrand, label: string): string =>
  labelsOf(brand).find(([own]) => own === label)?.[1] ?? label;

const ROW = /"text":("[^"\\]*")/g;

const inLabelsOf = (brand: SpokenBrand, body: string): string =>
  body.replace(ROW, (_, label: string) => `"text":${JSON.stringify(rowLabelOf(brand, JSON.parse(label) as string))}`);

/** The body of an answer as the brand's service would have written it: its amounts, the labels of its rows, and the code that it refuses with. */
export const inVoiceOf = (brand: SpokenBrand, body: string): string =>
  inLabelsOf(brand, inMoneyOf(brand, body)).replace(
    CODE,
    (_, code: string) => `{"code":"${refusalCodeOf(brand, code)}"`,
  );

const isText = (type: string): boolean => /json|html/.test(type);

const inJson: Escape = (text) => JSON.stringify(text).slice(1, -1);

/** The same of a response. Pictures, and connections that are to break, stay as they are. */
export const respondAs = async (brand: AnsweringBrand, response: Response): Promise<Response> => {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !isText(type)) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = atHomeOf(brand, await response.text(), type.includes('html') ? escapeHtml : inJson);
  return new Response(inVoiceOf(brand, body), { status: response.status, headers });
};
