import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('privacyPolicy', {
  description: 'What {company} collects about borrowers, why, who sees it, and how to object.',
  collection: 'Collection: what we collect',
  collectionYou:
    'what you tell us: your name, your phone number, your bank or payment account, and what else the application asks for, such as your work;',
  collectionLoan: 'what belongs to your loan: your orders, your payments and their dates;',
  collectionSent: 'what you send us: complaints and their pictures, ratings and messages.',
  device: 'Device information',
  deviceCall:
    'Whatever you do on these pages, we also learn the ID of your device, the name and version of the app, and your account and order.',
  deviceApp:
    'The app may also send details of your device, its location and your contacts, where you have allowed that on your phone.',
  use: 'What we use it for',
  useDecide: 'to decide on your application;',
  usePay: 'to pay out your loan and to take your payments;',
  useAnswer: 'to remind you of a payment, to answer you and to settle complaints;',
  useProtect: 'to check that it is you, and to prevent misuse;',
  useLaw: 'to do what the law asks of us.',
  disclosure: 'Disclosure: who else sees it',
  disclosureLead: 'We pass on what is needed, and only to:',
  disclosurePay: 'banks, wallets and payment channels that carry out your payment;',
  disclosureWork: 'companies that work for us, for that work alone;',
  disclosureLaw: 'courts and authorities, where the law requires it;',
  disclosureLoan: 'whoever takes over your loan, if we assign it.',
  cookies: 'Cookies',
  cookiesNone:
    'These pages set no cookies. They keep a few notes in your browser: the payment that you are looking at, the draft of a complaint, the phone number that you register with, and what you have already seen or sent, so that nothing goes out twice.',
  cookiesDelete:
    'You can delete these notes in the settings of your browser. Other sites, such as a payment channel’s, have their own rules.',
  minors: 'Minors (under {age})',
  minorsMore:
    'Our loans are for people over {age}. We do not want data about minors under {age}. If a minor has given us any, please tell us.',
  password: 'Password security',
  passwordYours:
    'Your password and the codes that we text to you are yours alone. Choose a password nobody can guess, and lock your phone.',
  passwordAsked: 'If somebody asks you for them, even in our name, do not answer. Tell us.',
  optOut: 'Opt-out: how to say no',
  optOutPhone: 'You can withdraw what you allowed the app in your phone’s settings.',
  optOutWrite:
    'To see, correct or delete what we hold about you, or to stop messages that your loan does not need, write to {email}. We have to keep what an open loan or the law requires.',
  changes: 'Changes to this policy',
  changesMore: 'The text on this page is the one that counts. When it changes, you find the new text here.',
  officerMore: 'Not happy with how we handle your data? Contact our grievance officer:',
});
