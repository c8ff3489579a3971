import { defaultLanguage, orderRows } from '../../../shared/brand/current.ts';
import { rowTexts } from '../../../shared/brand/rowTexts.ts';
import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The labels by which the brand knows what a loan brings, as `shared/features/order/rowLabels.ts` has others: these come with a late part. */
export const text = defineMessages('orderRows', rowTexts({ orderRows }, defaultLanguage, ['loanAmount', 'loanFacts']));
