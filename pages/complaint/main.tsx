import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { readHistoryState, writeHistoryState } from '../../shared/navigation/navigator.ts';
import { Complaint } from './Complaint.tsx';
import { complaintText as text } from './messages.ts';
import { createComplaintStart } from './model.ts';

// Stored in the history entry: it is there after a reload and after going back, but not on the next visit.
const chosenOrder = {
  read: () => readHistoryState('chosenOrder'),
  write: (orderNo: string) => void writeHistoryState('chosenOrder', orderNo),
};

start({
  create: (env) => createComplaintStart({ ...env, chosenOrder }),
  Screen: Complaint,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
