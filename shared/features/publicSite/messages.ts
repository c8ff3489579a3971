import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('publicSite', {
  nav: 'Pages',
  home: 'Home',
  about: 'About Us',
  policy: 'Policy',
  loan: 'Loan services',
  contact: 'Contact us',
  guide: 'User guide',
  howToRepay: 'How to repay',
  company: 'Who we are',
  legalName: 'Company',
  registration: 'Registration',
  address: 'Address',
  officer: 'Grievance officer',
  phone: 'Phone',
  email: 'E-mail',
  more: 'More',
  language: 'Language',
  rights: 'All rights reserved.',
});
