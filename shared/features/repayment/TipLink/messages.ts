import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('tipLink', { howToRepay: 'How to repay, step by step' });
