import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { showLicence } from '../../shared/features/core/Licence/showLicence.ts';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { captchaImage } from './captcha.ts';
import { text } from './messages.ts';
import { createPromotion } from './model.ts';
import { Promotion } from './Promotion.tsx';

start({
  create: (env) => createPromotion({ ...env, routes: browserRoutes, picture: captchaImage }),
  Screen: Promotion,
  title: text.title,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
showLicence();
