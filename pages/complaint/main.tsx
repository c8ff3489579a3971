import '../../styles/page.scss';
import './page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserPhone } from '../../shared/stores/browserStores.ts';
import { Complaint } from './Complaint.tsx';
import { text } from './messages.ts';
import { createComplaintStart } from './model.ts';

start({
  create: (env) => createComplaintStart({ ...env, phone: browserPhone(env.page) }),
  Screen: Complaint,
  text,
  client: callClient,
});
