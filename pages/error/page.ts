import { readFailedLogin } from '../../shared/api/endpoints/readFailedLogin.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readFailedLogin,
  earlyNeeds: 'productId',
};
