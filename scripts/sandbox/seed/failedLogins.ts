const own = new Map(
  Object.entries({
    '50003': '',
    '50999':
      'Your application could not be passed on, since the details that our partner sent are not the ones that we keep for ' +
      'you: the name, the day of birth or the mobile number is another. Please ask our partner to look at them with you. ' +
      'Reference:AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789',
  }),
);

/** Returns the message for a borrower whose login through a partner failed; '' for a borrower without a message. */
export const failureMessageOf = (userId: string): string =>
  own.get(userId) ??
  'Your application could not be passed on by our partner. Nothing was sent and nothing is owed. You can try again later, or look at the products below.';
