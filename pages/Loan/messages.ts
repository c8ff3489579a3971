import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Loan', {
  en: {
    title: 'Loan services',
    description:
      'Short-term loans in the Philippines: terms, what being late costs, early payment, and how payments apply.',
    lead: 'A loan of {termLeast} to {termMost} calendar days. You see what it costs before you say yes, and these are the terms.',
    picture: 'A phone that shows an order, between a calendar and a receipt',
    app: 'Get the app',
    late: 'What would being late cost?',
    contents: 'The loan terms',
  },
  fil: {
    title: 'Mga serbisyo sa loan',
    description:
      'Panandaliang loan sa Pilipinas: mga tuntunin, halaga ng pagkahuli, maagang pagbabayad, at pagkakasunod ng bayad.',
    lead: 'Loan na {termLeast} hanggang {termMost} araw sa kalendaryo. Makikita mo ang kabuuang gastos bago ka pumayag, at ito ang mga tuntunin.',
    picture: 'Isang teleponong nagpapakita ng order, sa pagitan ng kalendaryo at resibo',
    app: 'Kunin ang app',
    late: 'Magkano ang pagkahuli?',
    contents: 'Mga tuntunin ng loan',
  },
});
