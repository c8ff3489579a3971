import { offer } from '../../scripts/gallery/states/data/offer.ts';

/** Creates a default version 3 offer as the service returns it, with these changes. */
export const offerData = (changes: { readonly [name: string]: unknown } = {}) =>
  offer({
    termUnit: 'day',
    details: [{ text: 'Total repayment', value: '₱5,900.00' }],
    repay_plans: [{ title: 'Repayment', amount: 590000, description: 'All of it', pay_time: '2099-02-20' }],
    firstPayTime: '2099-02-20',
    firstPeriodDay: 91,
    pRateDsc: '0.22% a day',
    comProductLogo: '',
    ...changes,
  });
