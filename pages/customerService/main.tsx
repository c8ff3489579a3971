import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { CustomerService } from './CustomerService.tsx';
import { text } from './messages.ts';
import { createCustomerService } from './model.ts';

start({ create: createCustomerService, Screen: CustomerService, text, client: callClient });
