import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { FailedLogin } from './FailedLogin.tsx';
import { text } from './messages.ts';
import { createFailedLogin } from './model.ts';

start({
  create: createFailedLogin,
  Screen: FailedLogin,
  title: text.title,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
