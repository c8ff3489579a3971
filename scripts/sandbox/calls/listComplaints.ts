import { type Complainant, findComplainant, wireNumber } from '../complaints/complainant.ts';
import { complaintsOf } from '../complaints/complaintStore.ts';
import { complaintTypes, titleIn } from '../complaints/complaintTypes.ts';
import type { Complaint } from '../database/complaintTables.ts';
import type { Call } from './call.ts';

function listed({ id, at, type, content }: Complaint, complainant: Complainant) {
  return { id: wireNumber(id, complainant), time: at, type: titleIn(complaintTypes, type), content };
}

/** The borrower's complaints, newest first, in one tab those that wait for an answer and in one those that have it. */
export async function listComplaints(call: Call) {
  const complainant = await findComplainant(call, call.database.reader);
  const own = await complaintsOf(call.database.reader, complainant);
  const { complaints } = call.texts;
  const tab = (title: string, isAnswered: boolean) => {
    const ofTab = own.filter(({ answeredAt }) => (answeredAt !== '') === isAnswered);
    return { title, list: ofTab.map((complaint) => listed(complaint, complainant)) };
  };
  return { tabs: [tab(complaints.waiting, false), tab(complaints.answered, true)] };
}
