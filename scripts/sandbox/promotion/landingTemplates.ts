import type { Texts } from '../texts/en.ts';

const bare = { banner: '', buttonText: '', appName: '', agreementTitle: '', agreementUrl: '', downloadUrl: '' };

/** Returns the landing pages of campaigns: the usual one, and one with nothing but a title. Paths start at the sandbox's root. */
export const landingTemplates = ({ landing }: Texts) => [
  {
    id: '7001',
    title: landing.title,
    banner: '/sandbox/banners/payday.svg',
    downloadUrl: '/sandbox/away/download',
    agreementTitle: landing.agreement,
    agreementUrl: '/sandbox/agreements/registration',
    buttonText: landing.button,
    appName: 'Sample Loan',
  },
  { ...bare, id: '7002', title: landing.title },
];
