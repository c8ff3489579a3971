import type { Texts } from '../texts/en.ts';

const usual = {
  id: '7001',
  story: 'The usual landing page.',
  title: ({ landing }: Texts) => landing.title,
  banner: 'payday',
  downloadUrl: '/sandbox/away/download',
  agreementTitle: ({ landing }: Texts) => landing.agreement,
  agreementUrl: '/sandbox/agreements/registration',
  buttonText: ({ landing }: Texts) => landing.button,
  appName: 'Sample Loan',
};

const bare = { banner: '', buttonText: '', appName: '', agreementTitle: '', agreementUrl: '', downloadUrl: '' };

/** The landing pages of campaigns. Paths start at the sandbox's root; `banner` is a name in `/sandbox/banners`. */
export const landingTemplates = [
  usual,
  { ...usual, ...bare, id: '7002', story: 'A landing page with nothing but a title.' },
  {
    ...usual,
    id: '7003',
    story: 'Long words, and an app link that no page may follow.',
    title: 'A loan for everything that cannot wait until the fifteenth, from people who answer the phone',
    buttonText: 'Apply now and see what you would pay back before you say yes',
    agreementTitle: 'Agreement on registration, electronic communication and the processing of personal information',
    downloadUrl: 'javascript:alert(1)',
  },
];
