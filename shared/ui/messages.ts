import { defineMessages } from '../i18n/messages.ts';

/** What several screens say: one name for each thing and each place. */
export const commonText = defineMessages('common', {
  phone: 'Phone',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  name: 'Name',
  getApp: 'Get the app',
  privacyPolicy: 'Privacy policy',
  talk: 'Talk to us',
  service: 'Customer service',
  callService: 'Call customer service',
  noCall: 'You cannot call from here.',
  call: 'Call',
  order: 'See your order',
  offer: 'See your offer',
  home: 'Home',
  toHome: 'Go to the home page',
  otherLoans: 'Other loans for you',
  orderNumber: 'Order number',
  complaintOrder: 'Order',
  complaints: 'My complaints',
  writeComplaint: 'Write a complaint',
  sendComplaint: 'Send a complaint',
  stars: 'Stars',
  // Indonesian for 'please choose', also in English: the specification has it so.
  noStar: 'Silakan pilih',
  send: 'Send',
  cancel: 'Cancel',
  agree: 'Agree',
  confirm: 'Confirm',
  close: 'Close',
  retry: 'Retry',
  checkAgain: 'Check again',
  copy: 'Copy',
  copyText: 'Copy text',
  copied: 'Copied',
  notCopied: 'This phone does not allow copying. Press and hold the text.',
  language: 'Language',
  notLoaded: 'We could not load this',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  failed: 'We could not do this.',
  accountSaved: 'Your account is saved',
  addAccount: 'Add a bank account',
  receive: 'You receive',
  payBack: 'You pay back',
  firstPayment: 'First payment',
  moneyTo: 'The money goes to',
  daysLate: 'Days late',
  toPay: 'To pay',
  due: 'Due',
  newDate: 'New due date',
  rolloverFee: 'Rollover fee',
  waysToPay: 'Ways to pay',
  payCode: 'Pay code',
  codeSteps: 'How to pay with this code',
  nothingHere: 'Nothing to pay here. Please ask us if you expected something else.',
  pickChannel: 'Please select your repayment method for payment',
  accountInformation: 'Payment account information',
  reminders: 'Payment reminders',
  documents: 'Your documents',
  contracts: 'Your contracts',
  noContracts: 'There is no contract to read here. Customer service can send you a copy.',
  opening: 'Opening…',
  notOpened: 'We could not open this. Please try again.',
  officer: 'Grievance officer',
  orderDetails: 'Order Details',
});

export const dayText = defineMessages('day', {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  today: '{weekday}, today',
  inOneDay: '{weekday}, tomorrow',
  daysText: '{weekday}, in {count} days',
  oneDayAgo: '{weekday}, yesterday',
  daysAgo: '{weekday}, {count} days ago',
});

export const detailRowsText = defineMessages('detailRows', { more: 'more', hide: 'hide' });

export const errorStateText = defineMessages('errorState', {
  notFully: 'This page did not load fully.',
  outdated: 'This page is out of date.',
  open: 'Open it again',
});

export const lastUpdatedText = defineMessages('lastUpdated', {
  fresh: 'Checked at {time}',
  revalidating: 'Checked at {time}. Checking again…',
  stale: 'May be out of date: checked at {time}',
  refresh: 'Refresh',
});

export const skeletonText = defineMessages('skeleton', {
  loading: 'Loading…',
  stillLoading: 'Still loading: slow connection…',
});

/** What a field has left out, by the names of `Lost`. */
export const textFieldText = defineMessages('textField', {
  digits: 'Too many digits: we left some out. Please check this number.',
  signs: 'We left out letters or other signs. Please check this number.',
  text: 'This field is full: we left some out.',
  twoCodes: 'There are two numbers here. Please enter only the code.',
});
