import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { CustomerService } from './CustomerService.tsx';
import { text } from './messages.ts';
import { createCustomerService } from './model.ts';

start({ create: (env) => createCustomerService(withCopy(env)), Screen: CustomerService, text, client: callClient });
