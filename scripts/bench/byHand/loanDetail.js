const due = ({ userOrderDetail: { detail } }) => detail.find(({ text }) => text === 'Amount of this instalment');
const places = [
  ['repay', 'What to pay, and where'],
  ['repaymentOfCode2', 'Pay code'],
  ['complaint', 'Send a complaint'],
  ['customerService', 'Customer service'],
];
