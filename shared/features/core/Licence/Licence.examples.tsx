import type { Disclosures } from '../../../brand/brand.ts';
import { brand as ph } from '../../../brand/brands/ph/brand.ts';
import { type Examples, longName, longWord } from '../../../ui/Example.ts';
import { LicenceView } from './Licence.tsx';
import { type LicenceFacts, licenceFacts } from './licenceFacts.ts';

const indian = (name: string, officer: string): Disclosures => ({
  country: 'IN',
  lender: { name, registration: 'N-14.03268' },
  keyFactsUrl: 'https://www.sample-rupee.example/key-facts.pdf',
  grievanceOfficer: { name: officer, phone: '+91 22 5550 0123', email: 'grievances@sample-rupee.example' },
});

const view = (disclosures: Disclosures | undefined) => (
  <LicenceView facts={licenceFacts({ ...ph, disclosures }) as LicenceFacts} />
);

export const examples: Examples = [
  { title: 'In the Philippines', node: view(ph.disclosures) },
  { title: 'In India', node: view(indian('Sample Finance', 'Asha Sample')) },
  { title: 'A long name and a long word', node: view(indian(longName, longWord)) },
];
