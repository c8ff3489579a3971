import { ok } from '../answers.ts';
import { complaintTabs, manyComplaints } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (listComplaints: Answer) => ({ answers: { listComplaints } });

/** The states of the list of the borrower's complaints. */
export const complaintList = statesOf('complaintList', [
  state('list', 'Complaints', 'They called me at night.', given(ok(complaintTabs))),
  state('none', 'A tab without complaints', 'There is no complaint here.', {
    ...given(ok(complaintTabs)),
    steps: [{ press: 'Done' }],
  }),
  state('no-tabs', 'No complaints', 'Write a complaint', given(ok({ tabs: [] }))),
  state('many', 'More than are drawn at once, in the longest words', 'Show more ({left})', {
    ...given(ok(manyComplaints)),
  }),
  ...beforeData({ call: 'listComplaints' }),
]);
