// By set and key, as in the messages.ts of the pages.
export const fil = {
  partialPayment: {
    title: 'Magbayad ng bahagi',
    due: 'Due na ngayon',
    amount: 'Magkano ang gusto mong bayaran?',
    pay: 'Magbayad',
    wrong: 'Maglagay ng halagang higit sa zero.',
    tooMuch: 'Maglagay ng {due} o mas mababa.',
    refused: 'Walang nabayaran. Subukan ulit, o tawagan kami.',
    accepted: 'Tinanggap ang bayad mo. Maaaring matagalan bago ito lumabas.',
    another: 'Magbayad pa ng bahagi',
    unconfirmed: 'Hindi pa namin alam kung nakapagbayad ka na',
    lost: 'Wala kaming natanggap na sagot. Maaaring dumating pa ang bayad mo.',
    open: 'Hindi nakikita sa order mo ang bayad na ito. Puwede kang maghintay, o magbayad ulit.',
    again: 'Magbayad ulit',
  },
  paymentHistory: {
    title: 'Mga bayad',
    all: 'Ipakita lahat',
    none: 'Wala pang bayad na makikita sa order mo. Maaaring matagalan bago ito lumabas pagkabayad mo.',
  },
};
