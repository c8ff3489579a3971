import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('newLoanConfirm', { title: 'Confirm your loan' });
