import { en } from '../texts/en.ts';

const own = new Map(
  Object.entries({
    '50003': '',
    '50999':
      'Your application could not be passed on, since the details that our partner sent are not the ones that we keep for ' +
      'you: the name, the day of birth or the mobile number is another. Please ask our partner to look at them with you. ' +
      'Reference:AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789',
  }),
);

/** What a borrower is told whose partner's login failed; empty for the one who is told nothing. */
export const failureMessageOf = (userId: string): string => own.get(userId) ?? en.samples.notPassedOn;
