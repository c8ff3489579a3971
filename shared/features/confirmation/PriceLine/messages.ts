import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('priceLine', {
  repaid: 'You pay back {total}',
  atRate: 'You pay back {total} · {rate} a year',
  differs:
    'The payments of this plan do not come to “{label}”. Please ask us which is right before you take this loan.',
});
