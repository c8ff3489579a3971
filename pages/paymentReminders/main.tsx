import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { saveFile, shareFile, takesFile } from '../../shared/platform/handOver/shareFile.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { createPaymentReminders } from './model.ts';
import { PaymentReminders } from './PaymentReminders.tsx';

start({
  create: (env) => createPaymentReminders({ ...withCopy(env), save: saveFile, shareFile, takesFile }),
  Screen: PaymentReminders,
  title: commonText.reminders,
  later: async () => (await import('./later.tsx')).later,
});
