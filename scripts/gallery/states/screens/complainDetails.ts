import { ok, refused } from '../answers.ts';
import { answered, complaint as complaintData } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { logo, longName, longText, longWord } from '../data/words.ts';
import { type Answer, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

const send: Step = { press: 'Send' };
const url = logo;

const given = (readComplaint: Answer) => ({ query: { problemId: '1' }, answers: { readComplaint } });

const rating = (rateService?: Answer): Pick<StateOfScreen, 'query' | 'answers'> => ({
  query: { problemId: '1' },
  answers: {
    readComplaint: ok(complaintData({ ...answered, isNeedScore: 1 })),
    ...(rateService && { rateService }),
  },
});

const read: Step = { see: 'What you wrote' };

const rate = (stars: string): readonly Step[] => [read, { wait: 3 }, { pick: stars }, send];

/** One complaint and what became of it. */
export const complainDetails = statesOf('complainDetails', [
  state('open', 'Without an answer yet', { ...given(ok(complaintData())), shows: 'What you wrote' }),
  state('answered', 'Answered', { ...given(ok(complaintData(answered))), shows: 'Process Result' }),
  state('long', 'The longest words, and nine images', {
    ...given(
      ok(
        complaintData({
          type: longName,
          sonType: longWord,
          content: longText,
          images: Array.from({ length: 9 }, () => url),
          disposeDetail: longText.repeat(3),
        }),
      ),
    ),
    shows: 'Process Result',
  }),
  state('picture', 'An image is opened', {
    ...given(ok(complaintData())),
    steps: [{ press: 'Image {at} of {count}' }],
    shows: 'Close',
  }),
  state('nameless', 'An address that names no complaint', { shows: 'There is no complaint at this address.' }),
  state('rating', 'The rating is asked for', {
    ...rating(),
    steps: [read, { wait: 3 }],
    shows: 'Please rate this service',
  }),
  state('rating-none', 'Sent without a star', {
    ...rating(),
    steps: [read, { wait: 3 }, send],
    shows: 'Silakan pilih',
  }),
  state('rating-sending', 'The rating is on its way', {
    ...rating('hang'),
    steps: rate('4'),
    shows: 'Please rate this service',
  }),
  state('rated', 'Rated', { ...rating(ok(null)), steps: rate('5'), shows: 'Successful demonstration！' }),
  state('rating-refused', 'The rating is refused', {
    ...rating(refused('You have rated this already.')),
    steps: rate('1'),
    shows: 'You have rated this already.',
  }),
  state('rating-lost', 'The answer to the rating got lost', {
    ...rating('drop'),
    steps: rate('2'),
    shows: 'No answer came: it is not known whether your rating has arrived. You can send it again.',
  }),
  ...beforeData({ call: 'readComplaint', query: { problemId: '1' } }),
]);
