import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { createFirst } from './firstModel.ts';
import { text } from './messages.ts';

/** The modules that both late chunks use, the complete screen and the one that explains a failure; they become part of the page's own script. */
export const sharedByParts = { callPhone, sendToApp, addressOf };

start({ create: (env) => createFirst(env, browserRoutes), Screen: FirstScreen, title: text.title, client: callClient });
