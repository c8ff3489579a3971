import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { CustomerService } from './CustomerService.tsx';
import { createCustomerService } from './model.ts';

start({
  create: (env) => createCustomerService(withCopy(env)),
  Screen: CustomerService,
  title: commonText.service,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
