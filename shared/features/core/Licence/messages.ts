import { defineMessages } from '../../../i18n/messages.ts';

export const licenceText = defineMessages('licence', {
  lender: 'Lender',
  registration: 'Registration',
  secRegistration: 'SEC registration no.',
  certificate: 'Certificate of authority no.',
  channels: 'Official channels',
  more: 'Cost, complaints and privacy',
  moreOfLender: 'Key facts and grievances',
  term: 'Term, in days',
  maximumApr: 'Highest APR',
  amount: 'Example: loan',
  days: 'Days',
  fee: 'Fee, deducted',
  interest: 'Interest',
  apr: 'APR',
  complaints: 'Complaints',
  privacy: 'Data protection officer',
  keyFacts: 'Key facts statement',
});
