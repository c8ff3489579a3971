import { ok, refused } from '../answers.ts';
import {
  answered,
  complaint as complaintData,
  complaintStart,
  complaintTabs,
  longComplaintStart,
  manyComplaints,
} from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { logo, longName, longText, longWord } from '../data/words.ts';
import { type Answer, type Answers, type StateOfScreen, type Step, statesOf } from '../State.ts';

const begun = { answers: { readComplaintStart: ok(complaintStart) } };

const sentAtMs = Date.parse('2026-05-04T09:55:00+08:00');
const receipts = [{ of: '7|{order}', orderNo: '17001', description: 'They called me at night.', sentAtMs }];

/** The start of a complaint. */
export const complaint = statesOf('complaint', [
  { name: 'start', title: 'What it is about', ...begun, shows: 'What is it about?' },
  {
    name: 'no-order',
    title: 'Without an order',
    answers: { readComplaintStart: ok({ ...complaintStart, orderDetail: null }) },
    shows: 'What is it about?',
  },
  {
    name: 'no-types',
    title: 'Nothing to choose',
    answers: { readComplaintStart: ok({ ...complaintStart, problemType: [] }) },
    shows: 'There is nothing to choose right now.',
  },
  {
    name: 'long',
    title: 'The longest words',
    answers: { readComplaintStart: ok(longComplaintStart) },
    shows: 'What is it about?',
  },
  { name: 'orders', title: 'All orders', ...begun, steps: [{ press: 'All' }], shows: 'All orders' },
  {
    name: 'orders-long',
    title: 'More orders than the screen holds',
    answers: { readComplaintStart: ok(longComplaintStart) },
    steps: [{ press: 'All' }],
    shows: 'All orders',
  },
  {
    name: 'orders-none',
    title: 'No orders to choose',
    answers: { readComplaintStart: ok({ ...complaintStart, orderList: [] }) },
    steps: [{ press: 'All' }],
    shows: 'There is no order to choose.',
  },
  {
    name: 'subtypes',
    title: 'What about the collection',
    ...begun,
    steps: [{ press: 'Collection' }],
    shows: 'They called at night',
  },
  {
    name: 'not-collection',
    title: 'An order that takes no complaint about collection',
    answers: {
      readComplaintStart: ok({
        ...complaintStart,
        orderDetail: { ...complaintStart.orderDetail, isShow: 0 },
        orderList: [],
      }),
    },
    steps: [{ press: 'Collection' }],
    shows: 'The selected order does not support sending collection types',
  },
  {
    name: 'sent',
    title: 'A complaint has been sent',
    ...begun,
    stored: { complaintReceipt: { receipts } },
    shows: 'Your complaint has been sent',
  },
  ...beforeData({ call: 'readComplaintStart' }),
]);

const query = { problemType: '1', problemSonType: '1', orderNo: '17001' };
const draftOf = (draft: object) => ({
  complaintDraft: {
    '7|{order}|17001|1|1': { titles: ['Collection', 'They called at night'], description: '', imageUrls: [], ...draft },
  },
});
const written = draftOf({ description: 'They called me at night.' });
const send: Step = { press: 'Send' };
const photo: Step = { photo: 'Add images' };

const uploading = (uploadEvidence: Answer | readonly Answer[]) => ({
  query,
  stored: written,
  answers: { uploadEvidence },
  steps: [photo],
});
const sending = (saveComplaint: Answer, more: Answers = {}) => ({
  query,
  stored: written,
  answers: { saveComplaint, ...more },
  steps: [send],
});
const url = logo;

/** The second step of a complaint. */
export const complainPageNext = statesOf('complainPageNext', [
  { name: 'empty', title: 'Nothing written yet', query, stored: draftOf({}), shows: 'They called at night' },
  { name: 'written', title: 'Written', query, stored: written, shows: 'You will get a response within 3 weekdays.' },
  {
    name: 'long',
    title: 'As much as there is room for',
    query,
    stored: draftOf({ titles: [longName, longWord], description: longText.slice(0, 200) }),
    shows: longName,
  },
  {
    name: 'no-type',
    title: 'An address that names nothing to complain about',
    shows: 'Please choose first what your complaint is about.',
  },
  {
    name: 'titles-fetched',
    title: 'The titles come from the service',
    query,
    answers: { readComplaintStart: ok(complaintStart) },
    shows: 'They called at night',
  },
  {
    name: 'titles-lost',
    title: 'The titles did not come',
    query,
    answers: { readComplaintStart: 'drop' },
    shows: 'What it is about could not be loaded.',
  },
  {
    name: 'send-empty',
    title: 'Sent with nothing written',
    query,
    stored: draftOf({}),
    steps: [send],
    shows: 'Please fill in your comments and suggestions',
  },
  { name: 'uploading', title: 'An image is on its way', ...uploading('hang'), shows: 'Uploading…' },
  { name: 'uploaded', title: 'An image has arrived', ...uploading(ok({ url })), shows: 'Upload succeeded!' },
  { name: 'upload-lost', title: 'An image got lost', ...uploading('drop'), shows: 'Not uploaded' },
  {
    name: 'upload-refused',
    title: 'An image is refused',
    ...uploading(refused('This image is too dark.')),
    shows: 'This image is too dark.',
  },
  {
    name: 'upload-unfinished',
    title: 'Sent while an image is on its way',
    ...uploading('hang'),
    steps: [photo, send],
    shows: 'Some images have not been uploaded yet. Wait, try them again, or remove them.',
  },
  {
    name: 'nine-images',
    title: 'Nine images, and some that were not uploaded',
    query,
    stored: draftOf({
      description: 'See the pictures.',
      imageUrls: Array.from({ length: 9 }, () => url),
      unfinished: 2,
    }),
    shows: 'Images that had not been uploaded yet, please add them again: {count}',
  },
  { name: 'sending', title: 'On its way', ...sending('hang'), shows: 'Send' },
  { name: 'sent', title: 'Sent', ...sending(ok(null)), shows: 'Successfully Sent' },
  {
    name: 'send-refused',
    title: 'Refused',
    ...sending(refused('You have sent this already.')),
    shows: 'You have sent this already.',
  },
  {
    name: 'doubt-early',
    title: 'The answer got lost, and the list does not show it yet',
    ...sending('drop', { listComplaints: ok({ tabs: [] }) }),
    shows: 'It is not known whether your complaint has arrived',
  },
  {
    name: 'doubt-open',
    title: 'Sent five minutes ago, and the list does not show it',
    query,
    stored: written,
    marks: [{ key: 'saveComplaint|7|{order}|17001|1|1', agoSeconds: 300, isOfTab: true }],
    answers: { listComplaints: ok({ tabs: [] }) },
    shows: 'Your list of complaints does not show it. You can send it again.',
  },
]);

/** The borrower's complaints. */
export const complaintList = statesOf('complaintList', [
  {
    name: 'list',
    title: 'Complaints',
    answers: { listComplaints: ok(complaintTabs) },
    shows: 'They called me at night.',
  },
  {
    name: 'none',
    title: 'A tab without complaints',
    answers: { listComplaints: ok(complaintTabs) },
    steps: [{ press: 'Done' }],
    shows: 'There is no complaint here.',
  },
  {
    name: 'no-tabs',
    title: 'No complaints',
    answers: { listComplaints: ok({ tabs: [] }) },
    shows: 'Write a complaint',
  },
  {
    name: 'many',
    title: 'More than are drawn at once, in the longest words',
    answers: { listComplaints: ok(manyComplaints) },
    shows: 'Show more ({left})',
  },
  ...beforeData({ call: 'listComplaints' }),
]);

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
  {
    name: 'open',
    title: 'Without an answer yet',
    query: { problemId: '1' },
    answers: { readComplaint: ok(complaintData()) },
    shows: 'What you wrote',
  },
  {
    name: 'answered',
    title: 'Answered',
    query: { problemId: '1' },
    answers: { readComplaint: ok(complaintData(answered)) },
    shows: 'Process Result',
  },
  {
    name: 'long',
    title: 'The longest words, and nine images',
    query: { problemId: '1' },
    answers: {
      readComplaint: ok(
        complaintData({
          type: longName,
          sonType: longWord,
          content: longText,
          images: Array.from({ length: 9 }, () => url),
          disposeDetail: longText.repeat(3),
        }),
      ),
    },
    shows: 'Process Result',
  },
  {
    name: 'picture',
    title: 'An image is opened',
    query: { problemId: '1' },
    answers: { readComplaint: ok(complaintData()) },
    steps: [{ press: 'Image {at} of {count}' }],
    shows: 'Close',
  },
  {
    name: 'nameless',
    title: 'An address that names no complaint',
    // The head of the document asks before anybody has looked at the address.
    answers: { readComplaint: refused('There is no such complaint.') },
    shows: 'There is no complaint at this address.',
  },
  {
    name: 'rating',
    title: 'The rating is asked for',
    ...rating(),
    steps: [read, { wait: 3 }],
    shows: 'Please rate this service',
  },
  {
    name: 'rating-none',
    title: 'Sent without a star',
    ...rating(),
    steps: [read, { wait: 3 }, send],
    shows: 'Silakan pilih',
  },
  {
    name: 'rating-sending',
    title: 'The rating is on its way',
    ...rating('hang'),
    steps: rate('4'),
    shows: 'Please rate this service',
  },
  { name: 'rated', title: 'Rated', ...rating(ok(null)), steps: rate('5'), shows: 'Successful demonstration！' },
  {
    name: 'rating-refused',
    title: 'The rating is refused',
    ...rating(refused('You have rated this already.')),
    steps: rate('1'),
    shows: 'You have rated this already.',
  },
  {
    name: 'rating-lost',
    title: 'The answer to the rating got lost',
    ...rating('drop'),
    steps: rate('2'),
    shows: 'No answer came: it is not known whether your rating has arrived. You can send it again.',
  },
  ...beforeData({ call: 'readComplaint', query: { problemId: '1' } }),
]);
