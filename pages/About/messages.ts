import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('About', {
  en: {
    title: 'About Us',
    description: 'Who we are and how we lend: fast approval, transparent fees, flexible repayment, security.',
    lead: 'We lend small amounts for a short time, to people who need them now and want to know what they cost.',
    how: 'How we work',
    fast: 'Fast approval',
    fastMore: 'You apply on your phone. We decide within 1 day, and the money is credited within 1 to 3 calendar days.',
    fees: 'Transparent fees',
    feesMore:
      'Before you confirm, you see the amount, every payment and its date. What being late costs stands in the loan terms.',
    flexible: 'Flexible repayment',
    flexibleMore:
      'Pay with a code at a store or wallet, by bank card, or at a payment channel. Some orders can be rolled over.',
    secure: 'Security',
    secureMore: 'We ask for what the loan needs and protect it. Our privacy policy says what we keep, and why.',
    people: 'People answer',
    peopleMore: 'Complaints are read by a person. You get an answer within 3 weekdays, and can follow it in the app.',
    picture: 'Two people who talk to each other',
    contact: 'Contact us',
  },
  fil: {
    title: 'Tungkol sa amin',
    description:
      'Sino kami at paano kami nagpapahiram: mabilis na pag-apruba, malinaw na singil, maluwag na pagbabayad, seguridad.',
    lead: 'Nagpapahiram kami ng maliit na halaga sa maikling panahon, sa mga nangangailangan ngayon at gustong malaman ang kabuuang gastos.',
    how: 'Paano kami gumagana',
    fast: 'Mabilis na pag-apruba',
    fastMore:
      'Mag-apply gamit ang telepono. Nagpapasya kami sa loob ng 1 araw, at papasok ang pera sa loob ng 1 hanggang 3 araw sa kalendaryo.',
    fees: 'Malinaw na singil',
    feesMore:
      'Bago ka kumpirma, makikita mo ang halaga, bawat bayad at petsa nito. Nasa mga tuntunin ng loan ang halaga ng pagkahuli.',
    flexible: 'Maluwag na pagbabayad',
    flexibleMore:
      'Magbayad gamit ang code sa tindahan o wallet, bank card, o payment channel. May mga order na puwedeng i-rollover.',
    secure: 'Seguridad',
    secureMore:
      'Hinihingi lang namin ang kailangan ng loan at pinoprotektahan ito. Nasa patakaran sa privacy ang itinatago namin at bakit.',
    people: 'Tao ang sumasagot',
    peopleMore:
      'Tao ang nagbabasa ng mga reklamo. May sagot ka sa loob ng 3 araw ng trabaho, at masusubaybayan mo ito sa app.',
    picture: 'Dalawang taong nag-uusap',
    contact: 'Makipag-ugnayan',
  },
});
