const due = ({ userOrderDetail: { detail } }) => detail.find(({ text }) => text === 'Amount of this instalment');
const places = [
  ['repay', 'Amount, date and ways to pay'],
  ['repaymentOfCode2', 'Pay code'],
  ['paymentReminders', 'Payment reminders'],
  ['', 'Your contracts'],
  ['myDocuments', 'My documents, to print'],
  ['complaint', 'Send a complaint'],
  ['customerService', 'Customer service'],
];
const place = ([page, words]) => {
  const inside = `<span class="grow">${words}</span><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 5 7 7-7 7"/></svg>`;
  if (!page) return `<button type="button" class="line hub__row">${inside}</button>`;
  return `<a class="line hub__row" href="${to(page)}">${inside}</a>`;
};
