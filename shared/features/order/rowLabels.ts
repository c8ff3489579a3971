import { defaultLanguage, orderRows } from '../../brand/current.ts';
import { rowTexts } from '../../brand/rowTexts.ts';
import { defineMessages } from '../../i18n/messages.ts';

/**
 * The labels by which the brand knows what is due, a label to a line. They are the brand's words and not the app's: a build puts them into files
 * of this name, and those of other languages into the files of these (`scripts/build/messagesPlugin.ts`).
 */
export const text = defineMessages('orderRows', rowTexts({ orderRows }, defaultLanguage, ['amountDue', 'daysLate']));
