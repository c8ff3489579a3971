import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { deviceChecks } from './deviceChecks.ts';
import { createPreview } from './model.ts';
import { TestPreview } from './TestPreview.tsx';

start({
  create: (env) => createPreview({ ...env, checks: deviceChecks }),
  Screen: TestPreview,
  title: 'Developer preview',
});
