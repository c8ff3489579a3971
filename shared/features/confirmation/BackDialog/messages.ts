import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('backDialog', { title: 'Point out', agree: 'Agree', cancel: 'Cancel' });
