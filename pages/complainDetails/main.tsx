import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { ComplainDetails } from './ComplainDetails.tsx';
import { text } from './messages.ts';
import { createComplainDetails } from './model.ts';

start({ create: createComplainDetails, Screen: ComplainDetails, title: text.title, client: callClient });
