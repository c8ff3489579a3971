import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentOfCode2', {
  keepSlip: 'Please keep the deposit slip as proof of your payment.',
});
