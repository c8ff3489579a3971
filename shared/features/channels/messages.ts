import { defineMessages } from '../../i18n/messages.ts';

export const channelSheetText = defineMessages('channelSheet', {
  pay: 'Payment',
  none: 'There is no channel to pay at right now.',
  noneTakes: 'None of these takes {amount}. You can pay by card or from your e-wallet account.',
  noneTakesCall: 'None of these takes {amount}. Call us: we will tell you how to pay it.',
  pickFirst: 'Please choose one of these first.',
  card: 'Card or e-wallet account',
  unknown: 'The payment page did not open. No money was taken, but there may be a pay code already.',
});

export const tipLinkText = defineMessages('tipLink', { howToRepay: 'How to repay' });
