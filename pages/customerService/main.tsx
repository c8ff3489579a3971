import '../../styles/page.scss';
import { followLanguage } from '../../shared/app/followLanguage.ts';
import { start } from '../../shared/app/start.tsx';
import { wholeClient } from '../../shared/app/wholeClient.ts';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { CustomerService } from './CustomerService.tsx';
import { text } from './messages.ts';
import { createCustomerService } from './model.ts';

start({
  create: (env) => createCustomerService(withCopy(env)),
  Screen: CustomerService,
  title: text.title,
  client: wholeClient,
  // On pages with other clients this is in the chunk that loads after the document.
  when: (run) => {
    followLanguage();
    run();
  },
});
