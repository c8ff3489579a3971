import '../../styles/page.scss';
import './page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { text } from './messages.ts';
import { createMyDocuments } from './model.ts';

start({ create: createMyDocuments, Screen: MyDocuments, title: text.title, client: callClient });
