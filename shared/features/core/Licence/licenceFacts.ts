import type { Brand, IndianDisclosures, PhilippineDisclosures } from '../../../brand/brand.ts';
import { type Cents, formatAmount, withSign } from '../../../domain/money.ts';
import type { Message } from '../../../i18n/messages.ts';
import { telOf } from '../../../lib/phone.ts';
import { commonText } from '../../../ui/messages.ts';
import { licenceText as text } from './messages.ts';

/** One statement of a lender. Its value is the same in every language. */
export interface LicenceFact {
  /** Absent if it is a further value of the fact before it. */
  readonly label?: Message;
  readonly value: string;
  readonly href?: string;
}

/** The statements that a lender has to publish. */
export interface LicenceFacts {
  /** The lender's name and licence in the official terms of its country, which are not translated. */
  readonly plain: readonly string[];
  /** The same as labelled facts, with the lender's official addresses: always visible. */
  readonly first: readonly LicenceFact[];
  /** Its own lines by language, in place of facts. */
  readonly lines?: { readonly [language: string]: readonly string[] };
  /** The label of the rest, which is folded. */
  readonly more: Message;
  readonly rest: readonly LicenceFact[];
}

const NO_FACTS = { first: [], more: text.more, rest: [] };

type Lender = Pick<Brand, 'company' | 'currencySign' | 'money' | 'terms' | 'defaultLanguage'> & {
  readonly disclosures?: Brand['disclosures'] | undefined;
};

const withoutScheme = (address: string): string => address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

const asPhone = (value: string): LicenceFact => ({ value, href: telOf(value) ?? '' });
const asEmail = (value: string): LicenceFact => ({ value, href: `mailto:${value}` });
const asAddress = (value: string): LicenceFact => ({ value: withoutScheme(value), href: value });

const philippine = (
  { secRegistration, certificateOfAuthority, ...rest }: PhilippineDisclosures,
  { company, currencySign, money, terms }: Lender,
): LicenceFacts => {
  const { example, complaints, privacy, officialChannels } = rest;
  const amount = (cents: Cents): string => withSign(currencySign, cents, money);
  // Hundredths of a percent are formatted like cents.
  const percent = (value: number): string => `${formatAmount(Math.round(value * 100), money)}%`;
  const [channel = '', ...channels] = officialChannels;
  return {
    plain: [company.legalName, `SEC Reg. No. ${secRegistration}`, `C.A. No. ${certificateOfAuthority}`],
    first: [
      { label: text.secRegistration, value: secRegistration },
      { label: text.certificate, value: certificateOfAuthority },
      { label: text.channels, ...asAddress(channel) },
      ...channels.map(asAddress),
    ],
    more: text.more,
    rest: [
      { label: text.term, value: `${terms.termDays.least}–${terms.termDays.most}` },
      { label: text.maximumApr, value: percent(rest.maximumAprPercent) },
      { label: text.amount, value: amount(example.amountCents) },
      { label: text.days, value: String(example.days) },
      { label: text.fee, value: amount(example.feeCents) },
      { label: commonText.receive, value: amount(example.receivedCents) },
      { label: text.interest, value: amount(example.interestCents) },
      { label: commonText.payBack, value: amount(example.repaidCents) },
      { label: text.apr, value: percent(example.aprPercent) },
      { label: text.complaints, ...asPhone(complaints.phone) },
      asEmail(complaints.email),
      { label: text.privacy, value: privacy.officer },
      asEmail(privacy.email),
    ],
  };
};

const indian = ({ lender, keyFactsUrl, grievanceOfficer }: IndianDisclosures): LicenceFacts => ({
  plain: [lender.name, lender.registration],
  first: [
    { label: text.registration, value: lender.registration },
    { label: text.keyFacts, ...asAddress(keyFactsUrl) },
  ],
  more: text.moreOfLender,
  rest: [
    { label: text.lender, value: lender.name },
    { label: commonText.officer, value: grievanceOfficer.name },
    asPhone(grievanceOfficer.phone),
    asEmail(grievanceOfficer.email),
  ],
});

/** @returns the statements that a lender has to publish, in reading order; undefined for a brand without them. */
export const licenceFacts = (lender: Lender): LicenceFacts | undefined => {
  const { disclosures } = lender;
  if (!disclosures) return undefined;
  if (disclosures.country === 'other')
    return { plain: disclosures.lines[lender.defaultLanguage] ?? [], lines: disclosures.lines, ...NO_FACTS };
  return disclosures.country === 'PH' ? philippine(disclosures, lender) : indian(disclosures);
};
