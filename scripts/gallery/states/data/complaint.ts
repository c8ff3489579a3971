import { logo, longText } from './words.ts';

const orderOf = (orderNo: string, productName: string, status: string, isShow: number) => ({
  orderNo,
  productLogo: logo,
  productName,
  status,
  isShow,
  list: [
    { title: 'Loan amount', value: '₱3,000.00' },
    { title: 'Due date', value: '2026-05-04' },
  ],
});

const types = ['Collection', 'Repayment', 'Customer service', 'Something else'];

/** The possible subjects of a complaint, as the service sends them. */
export const complaintStart = {
  problemType: types.map((title, at) => ({ value: at + 1, title })),
  problemSonType: ['They called at night', 'They called my family'].map((title, at) => ({ value: at + 1, title })),
  orderDetail: orderOf('17001', 'Sample Peso Loan', 'Overdue', 1),
  orderList: [orderOf('17001', 'Sample Peso Loan', 'Overdue', 1), orderOf('17002', 'Sample Cash Now', 'Settled', 0)],
};

const listed = (id: number, type: string, content: string) => ({ id, time: '2026-05-01 09:30:00', type, content });

/** The borrower's complaints by tab. */
export const complaintTabs = {
  tabs: [
    {
      title: 'In progress',
      list: [listed(1, 'Collection', 'They called me at night.'), listed(2, 'Repayment', longText)],
    },
    { title: 'Done', list: [] },
  ],
};

/** Returns a complaint as the service sends it. */
export const complaint = (changes: { readonly [name: string]: unknown } = {}) => ({
  type: 'Collection',
  sonType: 'They called at night',
  problemId: '1',
  content: 'They called me at night.\nThree times.',
  images: [logo, logo],
  disposeDetail: '',
  disposeImages: [],
  isNeedScore: 0,
  ...changes,
});

/** The fields of customer service's answer to a complaint. */
export const answered = { disposeDetail: 'We are sorry. It will not happen again.', disposeImages: [logo] };
