import '../../styles/page.scss';
import './page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { ComplaintList } from './ComplaintList.tsx';
import { text } from './messages.ts';
import { createComplaintList } from './model.ts';

start({ create: createComplaintList, Screen: ComplaintList, title: text.title, client: callClient });
