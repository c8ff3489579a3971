import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentOfCode2', {
  keepSlip: 'Please keep the deposit slip as proof of your payment.',
});

export const tipsText = defineMessages('repaymentOfCode', {
  tips: 'Before you pay',
  tip1: 'Show this QR code at the counter, or take a screenshot and open that in your e-wallet.',
  tip2: 'Check that the amount shown is the amount on this page.',
  tip3: 'Pay the whole amount, in one payment.',
  tip4: 'Use the code for this order only, and do not share it.',
  tip5: 'Keep the deposit slip as proof of your payment.',
});
