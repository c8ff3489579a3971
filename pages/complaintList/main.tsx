import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { readHistoryState, writeHistoryState } from '../../shared/navigation/navigator.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { ComplaintList } from './ComplaintList.tsx';
import { createComplaintList } from './model.ts';

const chosenTab = {
  read: () => readHistoryState('chosenTab'),
  write: (tab: number) => void writeHistoryState('chosenTab', tab),
};

start({
  create: (env) => createComplaintList({ ...env, chosenTab }),
  Screen: ComplaintList,
  title: commonText.complaints,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
