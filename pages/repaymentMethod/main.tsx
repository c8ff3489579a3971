import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { createFirst } from './firstModel.ts';
import { text } from './messages.ts';

start({ create: (env) => createFirst(env, browserRoutes), Screen: FirstScreen, title: text.title, client: callClient });
