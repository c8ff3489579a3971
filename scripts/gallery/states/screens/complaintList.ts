import { ok } from '../answers.ts';
import { complaintTabs, manyComplaints } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { statesOf } from '../State.ts';

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
