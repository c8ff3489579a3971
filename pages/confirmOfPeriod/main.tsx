import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { lookAtDocument } from '../../shared/app/documentLook.ts';
import { start } from '../../shared/app/start.tsx';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import { browserMarks } from '../../shared/stores/sentMarks.ts';
import { ConfirmOfPeriod } from './ConfirmOfPeriod.tsx';
import { text } from './messages.ts';
import { createConfirmOfPeriod } from './model.ts';

start({
  create: (env) =>
    createConfirmOfPeriod({
      ...env,
      marks: browserMarks(),
      guard: browserBackGuard(),
      lookAt: (url) => lookAtDocument(url, env.places.origin),
    }),
  Screen: ConfirmOfPeriod,
  text,
  client: callClient,
});
