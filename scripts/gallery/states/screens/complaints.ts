import { answered, complaint as complaintOf, complaintStart, complaintTabs } from '../data/complaint.ts';
import { beforeData, refusal } from '../data/failures.ts';
import { lengthened, logo, longName, longText, longWord } from '../data/words.ts';
import {
  type Answer,
  ofOrder,
  ok,
  refused,
  type StateOfScreen,
  type Step,
  secondsAgo,
  state,
  statesOf,
} from '../State.ts';

const starting = (readComplaintStart: Answer) => ({ answers: { readComplaintStart } });
const begun = starting(ok(complaintStart));

/** The states of the first step of a complaint. */
export const complaint = statesOf('complaint', [
  state('start', 'What is it about?', begun),
  state(
    'no-order',
    'No order chosen yet. If your complaint is about one, choose it first.',
    starting(ok({ ...complaintStart, orderDetail: null })),
  ),
  state('no-types', 'Nothing to choose right now.', starting(ok({ ...complaintStart, problemType: [] }))),
  state('long', 'What is it about?', starting(ok(lengthened(complaintStart)))),
  state('orders', 'All orders', { ...begun, steps: [{ press: 'All' }] }),
  state('orders-long', 'All orders', { ...starting(ok(lengthened(complaintStart))), steps: [{ press: 'All' }] }),
  state('orders-none', 'No order to choose.', {
    ...starting(ok({ ...complaintStart, orderList: [] })),
    steps: [{ press: 'All' }],
  }),
  state('subtypes', 'They called at night', { ...begun, steps: [{ press: 'Collection' }] }),
  state('not-collection', 'The selected order does not support sending collection types', {
    ...starting(ok({ ...complaintStart, orderDetail: { ...complaintStart.orderDetail, isShow: 0 }, orderList: [] })),
    steps: [{ press: 'Collection' }],
  }),
  state('sent', 'Write another', { ...begun, stored: { complaintReceipt: { ...ofOrder, atMs: secondsAgo(300) } } }),
  ...beforeData({ call: 'readComplaintStart' }),
]);

const query = { problemType: '1', problemSonType: '1', orderNo: '17001' };
const draftOf = (draft: object) => ({
  complaintDraft: {
    ...ofOrder,
    ...{ orderNo: '17001', about: '1|1', atMs: secondsAgo(300) },
    titles: ['Collection', 'They called at night'],
    description: '',
    imageUrls: [],
    ...draft,
  },
});
const written = draftOf({ description: 'They called me at night.' });
const send: Step = { press: 'Send' };
const photo: Step = { photo: 'Add images' };

const uploading = (uploadEvidence: Answer) => ({ query, stored: written, answers: { uploadEvidence }, steps: [photo] });
const sending = (saveComplaint: Answer) => ({ query, stored: written, answers: { saveComplaint }, steps: [send] });

/** The states of the second step of a complaint. */
export const complainPageNext = statesOf('complainPageNext', [
  state('empty', 'They called at night', { query, stored: draftOf({}) }),
  state('written', 'You will get a response within 3 weekdays.', { query, stored: written }),
  state('long', longName, {
    query,
    stored: draftOf({ titles: [longName, longWord], description: longText.slice(0, 200) }),
  }),
  state('no-type', 'First choose what your complaint is about.'),
  state('titles-lost', 'We could not load what your complaint is about.', {
    query,
    answers: { readComplaintStart: 'drop' },
  }),
  state('send-empty', 'Please fill in your comments and suggestions', { query, stored: draftOf({}), steps: [send] }),
  state('uploading', 'Uploading…', uploading('hang')),
  state('uploaded', 'Upload succeeded!', uploading(ok({ url: logo }))),
  state('upload-lost', 'Not uploaded', uploading('drop')),
  refusal('upload-refused', 'This image is too dark.', uploading),
  state('upload-unfinished', 'Some images are not uploaded yet. Wait, try again, or remove them.', {
    ...uploading('hang'),
    steps: [photo, send],
  }),
  state('nine-images', 'Not uploaded yet, please add them again: {count}', {
    query,
    stored: draftOf({
      description: 'See the pictures.',
      imageUrls: Array.from({ length: 9 }, () => logo),
      unfinished: 2,
    }),
  }),
  state('sending', 'Send', sending('hang')),
  state('sent', 'Successfully Sent', sending(ok(null))),
  refusal('send-refused', 'You have sent this already.', sending),
  state(
    'send-lost',
    'We do not know whether your complaint arrived. See your complaints before you send it again.',
    sending('drop'),
  ),
]);

const listing = (listComplaints: Answer) => ({ answers: { listComplaints } });

/** The states of the list of the borrower's complaints. */
export const complaintList = statesOf('complaintList', [
  state('list', 'They called me at night.', listing(ok(complaintTabs))),
  state('none', 'No complaints here.', { ...listing(ok(complaintTabs)), steps: [{ press: 'Done' }] }),
  state('no-tabs', 'Write a complaint', listing(ok({ tabs: [] }))),
  ...beforeData({ call: 'listComplaints' }),
]);

const reading = (readComplaint: Answer) => ({ query: { problemId: '1' }, answers: { readComplaint } });

const rating = (rateService?: Answer): Pick<StateOfScreen, 'query' | 'answers'> => ({
  query: { problemId: '1' },
  answers: { readComplaint: ok(complaintOf({ ...answered, isNeedScore: 1 })), ...(rateService && { rateService }) },
});

const read: Step = { see: 'What you wrote' };

const rate = (stars: string): readonly Step[] => [read, { wait: 3 }, { pick: stars }, send];

/** The states of the page that shows one complaint and its outcome. */
export const complainDetails = statesOf('complainDetails', [
  state('open', 'What you wrote', reading(ok(complaintOf()))),
  state('answered', 'Process Result', reading(ok(complaintOf(answered)))),
  state('long', 'Process Result', {
    ...reading(ok(lengthened(complaintOf({ ...answered, images: Array.from({ length: 9 }, () => logo) })))),
  }),
  state('picture', 'Close', { ...reading(ok(complaintOf())), steps: [{ press: 'Image {at} of {count}' }] }),
  state('nameless', 'We cannot find this complaint.'),
  state('rating', 'Please rate this service', { ...rating(), steps: [read, { wait: 3 }] }),
  state('rating-none', 'Silakan pilih', { ...rating(), steps: [read, { wait: 3 }, send] }),
  state('rated', 'Successful demonstration！', { ...rating(ok(null)), steps: rate('5') }),
  state('rating-refused', 'You have rated this already.', {
    ...rating(refused('You have rated this already.')),
    steps: rate('1'),
  }),
  state('rating-lost', 'We do not know whether your rating arrived. You can send it again.', {
    ...rating('drop'),
    steps: rate('2'),
  }),
  ...beforeData({ call: 'readComplaint', query: { problemId: '1' } }),
]);
