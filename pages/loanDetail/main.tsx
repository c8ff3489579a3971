import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import { text } from './messages.ts';
import { createLoanDetail } from './model.ts';

start({ create: createLoanDetail, Screen: LoanDetail, title: text.title, client: callClient });
