import { ok } from '../answers.ts';
import { complaintTabs, manyComplaints } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (listComplaints: Answer) => ({ answers: { listComplaints } });

/** The borrower's complaints. */
export const complaintList = statesOf('complaintList', [
  state('list', 'Complaints', { ...given(ok(complaintTabs)), shows: 'They called me at night.' }),
  state('none', 'A tab without complaints', {
    ...given(ok(complaintTabs)),
    steps: [{ press: 'Done' }],
    shows: 'There is no complaint here.',
  }),
  state('no-tabs', 'No complaints', { ...given(ok({ tabs: [] })), shows: 'Write a complaint' }),
  state('many', 'More than are drawn at once, in the longest words', {
    ...given(ok(manyComplaints)),
    shows: 'Show more ({left})',
  }),
  ...beforeData({ call: 'listComplaints' }),
]);
