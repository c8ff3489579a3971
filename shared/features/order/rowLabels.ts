import { defaultLanguage, orderRows } from '../../brand/current.ts';
import { rowTexts } from '../../brand/rowTexts.ts';
import { defineMessages } from '../../i18n/messages.ts';

/**
 * The labels of the rows with the amount due and the days late, one label per line. They come from the brand, not the app: a build inserts them
 * into files of this name, and those of other languages into their files (`scripts/build/messagesPlugin.ts`).
 */
export const text = defineMessages('orderRows', rowTexts({ orderRows }, defaultLanguage, ['amountDue', 'daysLate']));
