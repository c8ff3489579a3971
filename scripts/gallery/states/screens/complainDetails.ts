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
  answers: { readComplaint: ok(complaintData({ ...answered, isNeedScore: 1 })), ...(rateService && { rateService }) },
});

const read: Step = { see: 'What you wrote' };

const rate = (stars: string): readonly Step[] => [read, { wait: 3 }, { pick: stars }, send];

/** The states of the page that shows one complaint and its outcome. */
export const complainDetails = statesOf('complainDetails', [
  state('open', 'Without an answer yet', 'What you wrote', given(ok(complaintData()))),
  state('answered', 'Answered', 'Process Result', given(ok(complaintData(answered)))),
  state('long', 'The longest words, and nine images', 'Process Result', {
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
  }),
  state('picture', 'An image is opened', 'Close', {
    ...given(ok(complaintData())),
    steps: [{ press: 'Image {at} of {count}' }],
  }),
  state('nameless', 'An address that names no complaint', 'There is no complaint at this address.'),
  state('rating', 'The rating is asked for', 'Please rate this service', { ...rating(), steps: [read, { wait: 3 }] }),
  state('rating-none', 'Sent without a star', 'Silakan pilih', { ...rating(), steps: [read, { wait: 3 }, send] }),
  state('rating-sending', 'The rating is on its way', 'Please rate this service', {
    ...rating('hang'),
    steps: rate('4'),
  }),
  state('rated', 'Rated', 'Successful demonstration！', { ...rating(ok(null)), steps: rate('5') }),
  state('rating-refused', 'The rating is refused', 'You have rated this already.', {
    ...rating(refused('You have rated this already.')),
    steps: rate('1'),
  }),
  state(
    'rating-lost',
    'The answer to the rating got lost',
    'No answer came: it is not known whether your rating has arrived. You can send it again.',
    { ...rating('drop'), steps: rate('2') },
  ),
  ...beforeData({ call: 'readComplaint', query: { problemId: '1' } }),
]);
