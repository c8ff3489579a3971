import type { EnvScreen } from './EnvScreen.ts';

const screens: readonly EnvScreen[] = [
  { name: 'home', path: '/', ready: 'Your loan on one page' },
  { name: 'About', path: '/About', ready: 'About Us' },
  { name: 'User', path: '/User', ready: 'User guide' },
  { name: 'Policy', path: '/Policy', ready: 'Open the policy on its own page' },
  { name: 'Loan', path: '/Loan', ready: 'Loan services' },
  { name: 'Contact', path: '/Contact', ready: 'Your message', typed: { field: 'Message', text: 'Please call me.' } },
  { name: 'aboutUs', path: '/aboutUs', ready: 'About us' },
  { name: 'privacyPolicy', path: '/privacyPolicy', ready: 'Privacy policy' },
  {
    name: 'loanAgreement',
    path: '/loanAgreement',
    ready: 'What would being late cost?',
    typed: { field: 'Days late', text: '75' },
  },
  { name: 'carpmm', path: '/carpmm', ready: 'Repayment instructions' },
  { name: 'paymentInstructions', path: '/paymentInstructions', ready: 'Payment instructions' },
  { name: 'notFound', path: '/nothing-here', ready: 'This page does not exist' },
];

/** The pages that are the same for everybody. */
export const stillScreens: readonly EnvScreen[] = screens.map((screen) => ({ ...screen, isStatic: true }));
