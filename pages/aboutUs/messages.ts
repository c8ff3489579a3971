import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('aboutUs', {
  en: {
    title: 'About us',
    description: 'Short-term loans from {company}: fast approval, transparent fees, flexible repayment, security.',
    lead: '{company} lends money for a short time. You borrow with your phone, and you see what it costs before you say yes.',
    fast: 'Fast approval',
    fastMore:
      'You have our decision within {decisionDays} day, and the money within {fundingLeast} to {fundingMost} calendar days.',
    fees: 'Transparent fees',
    feesMore:
      'You see the amount, the interest rate, the fees and the payment plan before you confirm a loan. What paying late costs is in our loan terms.',
    flexible: 'Flexible repayment',
    flexibleMore:
      'Pay with a code, a bank card or a payment channel. Where your order offers it, you can move the date for a fee.',
    secure: 'Security',
    secureMore:
      'What you send us travels encrypted. A payment by card may ask for a code that we text to you: keep it to yourself.',
    contact: 'Talk to us',
    email: 'Customer service e-mail',
    service: 'Customer service',
    company: 'Who we are',
    legalName: 'Company',
    registration: 'Registration',
    address: 'Address',
    terms: 'Loan terms',
    privacy: 'Privacy policy',
  },
  fil: {
    title: 'Tungkol sa amin',
    description:
      'Panandaliang loan mula sa {company}: mabilis na pag-apruba, malinaw na singil, maluwag na pagbabayad, seguridad.',
    lead: 'Nagpapahiram ng pera ang {company} sa maikling panahon. Umuutang ka gamit ang telepono, at makikita mo muna kung magkano bago ka pumayag.',
    fast: 'Mabilis na pag-apruba',
    fastMore:
      'Makukuha mo ang aming desisyon sa loob ng {decisionDays} araw, at ang pera sa loob ng {fundingLeast} hanggang {fundingMost} araw sa kalendaryo.',
    fees: 'Malinaw na singil',
    feesMore:
      'Makikita mo ang halaga, ang interes, ang mga singil at ang plano ng pagbabayad bago mo kumpirmahin ang loan. Nasa mga tuntunin ng loan kung magkano kapag nahuli ang bayad.',
    flexible: 'Maluwag na pagbabayad',
    flexibleMore:
      'Magbayad gamit ang code, bank card o payment channel. Kung iniaalok ng iyong order, puwedeng iusog ang petsa kapalit ng bayad.',
    secure: 'Seguridad',
    secureMore:
      'Naka-encrypt ang ipinapadala mo sa amin. Maaaring humingi ng code na ite-text namin ang pagbabayad gamit ang card: huwag itong ibigay kahit kanino.',
    contact: 'Makipag-usap sa amin',
    email: 'E-mail ng customer service',
    service: 'Customer service',
    company: 'Sino kami',
    legalName: 'Kompanya',
    registration: 'Rehistro',
    address: 'Address',
    terms: 'Mga tuntunin ng loan',
    privacy: 'Patakaran sa privacy',
  },
});
