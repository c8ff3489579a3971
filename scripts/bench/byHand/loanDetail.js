const due = ({ userOrderDetail: { detail } }) => detail.find(({ text }) => text === 'Amount of this instalment');
