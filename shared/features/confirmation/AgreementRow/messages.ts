import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('agreementRow', { agree: 'I have read the terms of this loan and agree to them.' });
