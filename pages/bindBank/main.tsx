import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { BindBank } from './BindBank.tsx';
import { createBindBank } from './model.ts';

start({
  create: (env) => createBindBank(env),
  Screen: BindBank,
  title: commonText.accountInformation,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
