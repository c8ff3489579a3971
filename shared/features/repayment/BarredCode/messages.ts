import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('barredCode', { ways: 'Ways to pay' });
