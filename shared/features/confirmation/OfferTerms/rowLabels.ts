import { defaultLanguage, orderRows } from '../../../brand/current.ts';
import { rowTexts } from '../../../brand/rowTexts.ts';
import { defineMessages } from '../../../i18n/messages.ts';

/**
 * The labels of the rows with the amount that the borrower receives and with the total of the plan. `shared/features/order/rowLabels.ts` has the
 * other labels.
 */
export const text = defineMessages('orderRows', rowTexts({ orderRows }, defaultLanguage, ['loanAmount', 'planTotal']));
