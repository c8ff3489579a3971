import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { createPaymentReminders } from './model.ts';
import { PaymentReminders } from './PaymentReminders.tsx';

start({
  create: createPaymentReminders,
  Screen: PaymentReminders,
  title: commonText.reminders,
  later: async () => (await import('./later.tsx')).later,
});
