import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserRouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { AddCard } from './AddCard.tsx';
import { createAddCard } from './model.ts';

start({
  create: (env) => createAddCard({ ...env, place: browserRouteDocument }),
  Screen: AddCard,
  title: commonText.accountInformation,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
