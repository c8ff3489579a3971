import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { locate } from './locate.ts';
import { createPreview } from './model.ts';
import { TestPreview } from './TestPreview.tsx';

start({
  create: (env) => createPreview({ ...env, locate }),
  Screen: TestPreview,
  title: 'Developer preview',
});
