import { company, currencySign, disclosures, money, terms } from '../../../brand/current.ts';
import { LicenceView } from './LicenceView.tsx';
import { licenceFacts } from './licenceFacts.ts';

const stated = licenceFacts({ company, currencySign, disclosures, money, terms });

interface LicenceProps {
  /** Whether it is the page's whole footer, at full width; otherwise a section within a footer. */
  readonly isFoot?: boolean;
}

/** The statements that the law of the lender's country requires, for a static page; nothing for a brand without them. */
export function Licence({ isFoot }: LicenceProps) {
  return stated ? <LicenceView facts={stated} isFoot={isFoot} /> : null;
}
