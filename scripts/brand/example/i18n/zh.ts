// By set and key, as in the messages.ts of the pages.
export const zh = {
  partialPayment: {
    title: '部分还款',
    due: '当前应还',
    amount: '您想还多少？',
    pay: '还款',
    wrong: '请输入大于零的金额。',
    tooMuch: '请输入不超过{due}的金额。',
    refused: '没有扣款。请重试，或致电我们。',
    accepted: '您的付款已被受理。可能需要一段时间才会显示。',
    another: '再还一部分',
    unconfirmed: '我们还不知道您是否已经付款',
    lost: '我们没有收到答复。您的付款仍可能到账。',
    open: '您的订单没有显示这笔付款。您可以等待，或再次付款。',
    again: '再次付款',
  },
  paymentHistory: {
    title: '付款记录',
    all: '全部显示',
    none: '您的订单上还没有显示付款。付款后可能需要一段时间才会显示。',
  },
};
