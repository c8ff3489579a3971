import { company, currencySign, disclosures, money, terms } from '../../../brand/current.ts';
import { LicenceView } from './LicenceView.tsx';
import { licenceFacts } from './licenceFacts.ts';

const stated = licenceFacts({ company, currencySign, disclosures, money, terms });

interface LicenceProps {
  /** Whether it is the whole foot of a page, as wide as that; otherwise part of one. */
  readonly isFoot?: boolean;
}

/** What the law of the lender's country has it state, for a static page; nothing for a brand that states nothing. */
export function Licence({ isFoot }: LicenceProps) {
  return stated ? <LicenceView facts={stated} isFoot={isFoot} /> : null;
}
