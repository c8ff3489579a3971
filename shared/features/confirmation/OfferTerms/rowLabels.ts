import { defaultLanguage, orderRows } from '../../../brand/current.ts';
import { rowTexts } from '../../../brand/rowTexts.ts';
import { defineMessages } from '../../../i18n/messages.ts';

/** The labels by which the brand knows what a loan brings and what its plan comes to, as `shared/features/order/rowLabels.ts` has others. */
export const text = defineMessages('orderRows', rowTexts({ orderRows }, defaultLanguage, ['loanAmount', 'planTotal']));
