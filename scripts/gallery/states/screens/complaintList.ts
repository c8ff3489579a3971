import { ok } from '../answers.ts';
import { complaintTabs, manyComplaints } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { state, statesOf } from '../State.ts';

/** The borrower's complaints. */
export const complaintList = statesOf('complaintList', [
  state('list', 'Complaints', { answers: { listComplaints: ok(complaintTabs) }, shows: 'They called me at night.' }),
  state('none', 'A tab without complaints', {
    answers: { listComplaints: ok(complaintTabs) },
    steps: [{ press: 'Done' }],
    shows: 'There is no complaint here.',
  }),
  state('no-tabs', 'No complaints', { answers: { listComplaints: ok({ tabs: [] }) }, shows: 'Write a complaint' }),
  state('many', 'More than are drawn at once, in the longest words', {
    answers: { listComplaints: ok(manyComplaints) },
    shows: 'Show more ({left})',
  }),
  ...beforeData({ call: 'listComplaints' }),
]);
