import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('About', {
  description: 'Who we are and how we lend: fast approval, transparent fees, flexible repayment, security.',
  lead: 'We lend small amounts for a short time, to people who need them now and want to know what they cost.',
  how: 'How we work',
  people: 'We answer complaints',
  peopleMore: 'We answer complaints within 3 weekdays. You can follow yours in the app.',
});
