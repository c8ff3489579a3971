import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('loanCost', {
  en: {
    title: 'What this loan costs',
    received: 'You receive',
    repaid: 'You pay back',
    cost: 'The loan costs you',
    month: 'Rate per 30 days',
    year: 'Rate per year',
    whole:
      'This holds if you receive the whole amount today. A fee taken off it makes the loan cost more. The rates count interest on interest and 365 days a year.',
    plan: 'There is no payment plan to work it out from.',
    amount: 'An amount is missing or no plain number, so it cannot be worked out.',
    large: 'An amount is too large, so it cannot be worked out.',
    zero: 'This plan does not add up: an amount is zero or less. Ask before you agree.',
    less: 'This plan does not add up: you pay back less than you receive. Ask before you agree.',
    past: 'This plan does not add up: a payment was due before today. Ask before you agree.',
    order: 'This plan does not add up: the dates are out of order. Ask before you agree.',
    date: 'A date is missing or cannot be read, so the rate cannot be worked out.',
  },
  fil: {
    title: 'Magkano ang loan na ito',
    received: 'Matatanggap mo',
    repaid: 'Babayaran mo',
    cost: 'Halaga ng pag-utang',
    month: 'Rate kada 30 araw',
    year: 'Rate kada taon',
    whole:
      'Totoo ito kung matatanggap mo ngayon ang buong halaga. Mas mahal ang loan kung may ibabawas na bayarin. Kasama sa rate ang interes sa interes, at 365 araw ang isang taon.',
    plan: 'Walang plano ng pagbabayad na mapagkukuwentahan.',
    amount: 'May halagang kulang o hindi simpleng numero, kaya hindi ito makuwenta.',
    large: 'May halagang masyadong malaki, kaya hindi ito makuwenta.',
    zero: 'Hindi tugma ang plano: may halagang zero o mas mababa. Magtanong bago ka pumayag.',
    less: 'Hindi tugma ang plano: mas maliit ang babayaran mo kaysa sa matatanggap mo. Magtanong bago ka pumayag.',
    past: 'Hindi tugma ang plano: may bayad na nakatakda bago ang araw na ito. Magtanong bago ka pumayag.',
    order: 'Hindi tugma ang plano: hindi sunod-sunod ang mga petsa. Magtanong bago ka pumayag.',
    date: 'May petsang kulang o hindi mabasa, kaya hindi makuwenta ang rate.',
  },
});
