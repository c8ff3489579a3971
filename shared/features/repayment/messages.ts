import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('repayment', { pickChannel: 'Please select your repayment method for payment' });
