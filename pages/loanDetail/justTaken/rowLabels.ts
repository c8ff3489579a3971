import { defaultLanguage, orderRows } from '../../../shared/brand/current.ts';
import { rowTexts } from '../../../shared/brand/rowTexts.ts';
import { defineMessages } from '../../../shared/i18n/messages.ts';

/**
 * The labels of the rows with the amount and the facts of a loan just taken, in a late chunk. `shared/features/order/rowLabels.ts` has the other
 * labels.
 */
export const text = defineMessages('orderRows', rowTexts({ orderRows }, defaultLanguage, ['loanAmount', 'loanFacts']));
