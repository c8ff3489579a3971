const unbroken = 'AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789';

/** A complaint of exactly 200 characters, as many as there may be. */
export const longText =
  `The money never came, though the order says that it was sent: ${unbroken}. ` +
  'My bank looked twice and there is nothing of it.';

/** An answer of several paragraphs, longer than a screen. */
export const longReply = [
  'Dear Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura,',
  'Thank you for writing to us and for the pictures. We have looked at every one of them together with the payment channel.',
  'The transfer was made to the account that ends in 4471, and the bank returned it on the next working day because the name ' +
    'of the account is not the name of the borrower. A returned transfer takes up to three working days to show in the order.',
  `The number of the return is ${unbroken}. Please keep it: your bank can look it up.`,
  'You need not pay anything for these days. No interest and no fee is charged for a loan that has not reached you. Please bind ' +
    'an account in your own name, and we will send the money again. If it is not there after one more working day, write to us ' +
    'here once more, and name the number of the return.',
  'Your customer service',
].join('\n\n');
