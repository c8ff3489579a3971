import { defineMessages } from '../../../i18n/messages.ts';

/** The terms of the loan. Their figures come from shared/domain/termFigures.ts. */
export const text = defineMessages('loanTerms', {
  en: {
    who: 'Who may borrow',
    whoMore: 'You must be over {overAge} to apply.',
    steps: 'The steps of a loan',
    application: 'Application',
    applicationMore: 'You send us your application.',
    decision: 'Decision',
    decisionMore: 'You have our decision within {decisionDays} day.',
    funds: 'Funds credited',
    fundsMore: 'The money is credited to your account within {fundingLeast} to {fundingMost} calendar days.',
    maturity: 'Maturity',
    maturityMore:
      'The day of maturity is the day on which you have to repay. With instalments, each has a day of its own in your payment plan.',
    default: 'Default',
    defaultMore: 'What is not paid by its day is late, and late charges begin on the day after.',
    prolongation: 'Prolongation',
    prolongationMore:
      'In a prolongation, where your order offers it, you pay for more time and the day to repay moves. You see the price before you pay it.',
    term: 'How long the loan runs',
    termMore: 'The term is {termLeast} to {termMost} calendar days. You see your own before you confirm the loan.',
    early: 'Paying early',
    earlyMore:
      'You can prepay the loan only after half the term, and not before {prepaymentDays} calendar days after disbursement.',
    earlyExample:
      'Example: with a term of {exampleTerm} days, you can prepay from day {exampleDay} after disbursement.',
    late: 'If you pay late',
    penalty:
      'There is a one-time late penalty: {newPenalty} for new clients, {repeatPenalty} for repeat clients. In addition, daily interest runs on the unpaid amount:',
    lateDays: 'Days late',
    lateInterest: 'Interest per day',
    days1: 'Days {from1} to {to1}',
    days2: 'Days {from2} to {to2}',
    days3: 'From day {from3}',
    order: 'What your payment goes to',
    orderMore:
      'A payment goes to what is open, in this order: legal charges, enforcement costs, late penalties, fees, interest, principal. A line gets nothing while one above it is open.',
    legalCharges: 'Legal charges',
    enforcementCosts: 'Enforcement costs',
    latePenalties: 'Late penalties',
    fees: 'Fees',
    interest: 'Interest',
    principal: 'Principal',
    orderExample:
      'Example: {examplePenalty} of late penalties, {exampleInterest} of interest and {examplePrincipal} of principal are open. A payment of {examplePayment} pays the penalties and the interest, and {exampleRest} of the principal.',
    notices: 'Notices',
    changeMore: 'If your personal details change, notify us within {changeDays} calendar days.',
    assignmentMore: 'If we assign the loan to someone else, the notice is {assignmentDays} business days.',
    judgment: 'In court',
    judgmentMore: 'If a claim goes to court, judgment by default comes after {judgmentDays} days.',
  },
  fil: {
    who: 'Sino ang puwedeng umutang',
    whoMore: 'Dapat ay mahigit {overAge} taong gulang ka para makapag-apply.',
    steps: 'Ang mga hakbang ng loan',
    application: 'Aplikasyon',
    applicationMore: 'Ipinapadala mo sa amin ang iyong aplikasyon.',
    decision: 'Desisyon',
    decisionMore: 'Makukuha mo ang aming desisyon sa loob ng {decisionDays} araw.',
    funds: 'Pagpasok ng pera',
    fundsMore: 'Papasok ang pera sa iyong account sa loob ng {fundingLeast} hanggang {fundingMost} araw sa kalendaryo.',
    maturity: 'Takdang araw (maturity)',
    maturityMore:
      'Ang araw kung kailan ka dapat magbayad. Kung hulugan, may sariling araw ang bawat hulog sa iyong plano ng pagbabayad.',
    default: 'Hindi pagbabayad (default)',
    defaultMore: 'Huli na ang anumang hindi nabayaran sa araw nito, at magsisimula ang mga singil sa susunod na araw.',
    prolongation: 'Pagpapalawig (prolongation)',
    prolongationMore:
      'Kung iniaalok ng iyong order, magbabayad ka para sa dagdag na panahon at uusog ang araw ng pagbabayad. Makikita mo muna ang presyo bago mo ito bayaran.',
    term: 'Gaano katagal ang loan',
    termMore:
      'Ang termino ay {termLeast} hanggang {termMost} araw sa kalendaryo. Makikita mo ang sa iyo bago mo kumpirmahin ang loan.',
    early: 'Maagang pagbabayad',
    earlyMore:
      'Mababayaran mo nang maaga ang loan pagkatapos lang ng kalahati ng termino, at hindi bago ang {prepaymentDays} araw sa kalendaryo mula nang ibigay ang pera.',
    earlyExample:
      'Halimbawa: kung {exampleTerm} araw ang termino, puwede nang magbayad nang maaga mula sa ika-{exampleDay} araw pagkabigay ng pera.',
    late: 'Kung mahuli ang bayad',
    penalty:
      'May multang isang beses lang: {newPenalty} para sa bagong kliyente, {repeatPenalty} para sa dati nang kliyente. Dagdag dito ang arawang interes sa halagang hindi pa bayad:',
    lateDays: 'Mga araw na huli',
    lateInterest: 'Interes bawat araw',
    days1: 'Ika-{from1} hanggang ika-{to1} araw',
    days2: 'Ika-{from2} hanggang ika-{to2} araw',
    days3: 'Mula sa ika-{from3} araw',
    order: 'Kung saan napupunta ang bayad mo',
    orderMore:
      'Napupunta ang bayad sa mga dapat pang bayaran, sa ganitong pagkakasunod-sunod. Walang napupunta sa isang linya hangga’t may hindi pa bayad sa itaas nito.',
    legalCharges: 'Mga singil na legal',
    enforcementCosts: 'Gastos sa pagpapatupad (enforcement)',
    latePenalties: 'Multa sa pagkahuli',
    fees: 'Mga bayarin (fees)',
    interest: 'Interes',
    principal: 'Prinsipal',
    orderExample:
      'Halimbawa: may {examplePenalty} na multa sa pagkahuli, {exampleInterest} na interes at {examplePrincipal} na prinsipal na hindi pa bayad. Ang bayad na {examplePayment} ay sapat sa multa at interes, at {exampleRest} nito ang napupunta sa prinsipal.',
    notices: 'Mga abiso',
    changeMore:
      'Kung magbago ang iyong personal na detalye, ipaalam ito sa amin sa loob ng {changeDays} araw sa kalendaryo.',
    assignmentMore:
      'Kung ililipat namin sa iba ang loan, ang abiso ay {assignmentDays} araw na may pasok (business days).',
    judgment: 'Sa hukuman',
    judgmentMore:
      'Kung umabot sa hukuman ang singil, ang judgment by default ay darating pagkatapos ng {judgmentDays} araw.',
  },
});
