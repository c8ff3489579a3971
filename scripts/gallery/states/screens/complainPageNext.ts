import { ok, refused } from '../answers.ts';
import { complaintStart } from '../data/complaint.ts';
import { refusal } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { logo, longName, longText, longWord } from '../data/words.ts';
import { type Answer, type Answers, type Step, state, statesOf } from '../State.ts';

const query = { problemType: '1', problemSonType: '1', orderNo: '17001' };
const draftOf = (draft: object) => ({
  complaintDraft: {
    entries: [
      {
        ...ofOrder,
        of: '17001|1|1',
        atMs: secondsAgo(300),
        titles: ['Collection', 'They called at night'],
        description: '',
        imageUrls: [],
        ...draft,
      },
    ],
  },
});
const written = draftOf({ description: 'They called me at night.' });
const send: Step = { press: 'Send' };
const photo: Step = { photo: 'Add images' };

const uploading = (uploadEvidence: Answer) => ({ query, stored: written, answers: { uploadEvidence }, steps: [photo] });
const sending = (saveComplaint: Answer, more: Answers = {}) => ({
  query,
  stored: written,
  answers: { saveComplaint, ...more },
  steps: [send],
});
const url = logo;

/** The states of the second step of a complaint. */
export const complainPageNext = statesOf('complainPageNext', [
  state('empty', 'Nothing written yet', 'They called at night', { query, stored: draftOf({}) }),
  state('written', 'Written', 'You will get a response within 3 weekdays.', { query, stored: written }),
  state('long', 'As much as there is room for', longName, {
    query,
    stored: draftOf({ titles: [longName, longWord], description: longText.slice(0, 200) }),
  }),
  state('no-type', 'An address that names nothing to complain of', 'Please choose first what your complaint is about.'),
  state('titles-fetched', 'The titles come from the service', 'They called at night', {
    query,
    answers: { readComplaintStart: ok(complaintStart) },
  }),
  state('titles-lost', 'The titles did not come', 'What it is about could not be loaded.', {
    query,
    answers: { readComplaintStart: 'drop' },
  }),
  state('send-empty', 'Sent with nothing written', 'Please fill in your comments and suggestions', {
    query,
    stored: draftOf({}),
    steps: [send],
  }),
  state('uploading', 'An image is on its way', 'Uploading…', uploading('hang')),
  state('uploaded', 'An image has arrived', 'Upload succeeded!', uploading(ok({ url }))),
  state('upload-lost', 'An image got lost', 'Not uploaded', uploading('drop')),
  refusal('upload-refused', 'An image is refused', 'This image is too dark.', uploading),
  state(
    'upload-unfinished',
    'Sent while an image is on its way',
    'Some images have not been uploaded yet. Wait, try them again, or remove them.',
    { ...uploading('hang'), steps: [photo, send] },
  ),
  state(
    'nine-images',
    'Nine images, and some that were not uploaded',
    'Images that had not been uploaded yet, please add them again: {count}',
    {
      query,
      stored: draftOf({
        description: 'See the pictures.',
        imageUrls: Array.from({ length: 9 }, () => url),
        unfinished: 2,
      }),
    },
  ),
  state('sending', 'On its way', 'Send', sending('hang')),
  state('sent', 'Sent', 'Successfully Sent', sending(ok(null))),
  refusal('send-refused', 'Refused', 'You have sent this already.', sending),
  state('send-signed-out', 'Refused, for nobody is signed in', 'Log in again', {
    ...sending(refused('Your session has ended.', '4001')),
  }),
  state(
    'unconfirmed-early',
    'The answer got lost, and the list does not show it yet',
    'It is not known whether your complaint has arrived',
    { ...sending('drop', { listComplaints: ok({ tabs: [] }) }) },
  ),
  state(
    'unconfirmed-unknown',
    'The answer got lost, and the list is refused',
    'Your list of complaints cannot be read right now.',
    { ...sending('drop', { listComplaints: refused('Your session has ended.') }) },
  ),
  ...(
    [
      [
        'open',
        'the list does not show it',
        ok({ tabs: [] }),
        'Your list of complaints does not show it. You can send it again.',
      ],
      [
        'open-unread',
        'the list is refused',
        refused('Your session has ended.'),
        'Your list of complaints cannot be read right now.',
      ],
      [
        'open-looking',
        'the list does not come',
        'hang',
        'This page is looking whether your list of complaints shows it. You can send it again.',
      ],
    ] as const
  ).map(([name, what, listComplaints, shows]) => ({
    name: `unconfirmed-${name}`,
    title: `Sent five minutes ago, and ${what}`,
    // Without a session id the page would look for the mark in the tab's storage only.
    query: { ...query, sessionId: 's1' },
    stored: written,
    submissionLog: [{ key: 'saveComplaint|7|{order}|17001|1|1', agoSeconds: 300 }],
    answers: { listComplaints },
    shows,
  })),
]);
