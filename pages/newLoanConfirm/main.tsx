import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { lookAtDocument } from '../../shared/app/documentLook.ts';
import { start } from '../../shared/app/start.tsx';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import { browserMarks } from '../../shared/stores/sentMarks.ts';
import { text } from './messages.ts';
import { createNewLoanConfirm } from './model.ts';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';

start({
  create: (env) =>
    createNewLoanConfirm({
      ...env,
      marks: browserMarks(),
      guard: browserBackGuard(),
      lookAt: (url) => lookAtDocument(url, env.places.origin),
    }),
  Screen: NewLoanConfirm,
  text,
  client: callClient,
});
