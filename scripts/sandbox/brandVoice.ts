import { type Brand, LANGUAGES } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { groupThousands, withSign } from '../../shared/domain/money.ts';
import { REFUSAL_KINDS } from '../../shared/domain/refusalKind.ts';
import { escapeHtml } from '../build/assemble.ts';
import { atHomeOf, type Escape, type LenderBrand } from './homeOf.ts';

/** The parts of a brand that determine amounts, row labels and refusal codes in a response. */
type SpokenBrand = Pick<Brand, 'currencySign' | 'money' | 'rangeSeparator' | 'refusals' | 'orderRows'>;

/** The parts of a brand that are needed to rewrite a whole response. */
type AnsweringBrand = SpokenBrand & LenderBrand;

const PESOS = /₱([\d,]+)(?:\.(\d\d))?/g;
const CODE = /^\{"code":"(\w+)"/;

/** Returns the text with its amounts, such as `₱1,234.56` and `₱2,000`, in the brand's money format. */
export const inMoneyOf = ({ currencySign, money, rangeSeparator }: SpokenBrand, text: string): string =>
  text.replace(PESOS, (_, pesos: string, cents?: string) => {
    const whole = pesos.replaceAll(',', '');
    if (cents) return withSign(currencySign, whole + cents, money);
    const amount = groupThousands(whole, rangeSeparator, money.isLakh);
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

const ROW_KINDS = ['amountDue', 'daysLate', 'loanAmount', 'loanFacts'] as const;

const labelsOf = (brand: SpokenBrand): readonly (readonly [own: string, wanted: string])[] =>
  LANGUAGES.flatMap((language) =>
    ROW_KINDS.flatMap((kind) => {
      const wanted = brand.orderRows[language]?.[kind] ?? [];
      // If the brand has fewer labels of a kind, its first one is used, but not for loanFacts: each of them means something different.
      const [first] = kind === 'loanFacts' ? [] : wanted;
      return (sample.orderRows[language]?.[kind] ?? []).map((own, at) => [own, wanted[at] ?? first ?? own] as const);
    }),
  );

/** Maps a row label of the sandbox to the brand's label in the same language; returns `label` if it is unknown. */
export const rowLabelOf = (brand: SpokenBrand, label: string): string =>
  labelsOf(brand).find(([own]) => own === label)?.[1] ?? label;

const ROW = /"text":("[^"\\]*")/g;

const inLabelsOf = (brand: SpokenBrand, body: string): string =>
  body.replace(ROW, (_, label: string) => `"text":${JSON.stringify(rowLabelOf(brand, JSON.parse(label) as string))}`);

/** Rewrites a response body for the brand: amounts, row labels and the refusal code. */
export const inVoiceOf = (brand: SpokenBrand, body: string): string =>
  inLabelsOf(brand, inMoneyOf(brand, body)).replace(
    CODE,
    (_, code: string) => `{"code":"${refusalCodeOf(brand, code)}"`,
  );

const isText = (type: string): boolean => /json|html/.test(type);

const inJson: Escape = (text) => JSON.stringify(text).slice(1, -1);

/** Rewrites a JSON or HTML response for the brand, with the names of lender and places. Images and dropped connections stay unchanged. */
export const respondAs = async (brand: AnsweringBrand, response: Response): Promise<Response> => {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !isText(type)) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = atHomeOf(brand, await response.text(), type.includes('html') ? escapeHtml : inJson);
  return new Response(inVoiceOf(brand, body), { status: response.status, headers });
};
