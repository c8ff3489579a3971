import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import { browserMarks } from '../../shared/stores/sentMarks.ts';
import { ConfirmOfPeriod } from './ConfirmOfPeriod.tsx';
import { text } from './messages.ts';
import { createConfirmOfPeriod } from './model.ts';

start({
  create: (env) => createConfirmOfPeriod({ ...env, marks: browserMarks(), guard: browserBackGuard() }),
  Screen: ConfirmOfPeriod,
  text,
  client: callClient,
});
