import '../../styles/page.scss';
import { captchaPicture } from '../../shared/app/captchaPicture.ts';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { browserMarks } from '../../shared/stores/sentMarks.ts';
import { text } from './messages.ts';
import { createPromotion } from './model.ts';
import { Promotion } from './Promotion.tsx';

start({
  create: (env) => createPromotion({ ...env, routes: browserRoutes, marks: browserMarks(), picture: captchaPicture }),
  Screen: Promotion,
  text,
  client: callClient,
});
