import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { showLicence } from '../../shared/features/core/Licence/showLicence.ts';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { readHistoryState, writeHistoryState } from '../../shared/navigation/navigator.ts';
import { browserMarks } from '../../shared/platform/storage/recordStore.ts';
import { captchaImage } from './captcha.ts';
import { text } from './messages.ts';
import { createPromotion } from './model.ts';
import { Promotion } from './Promotion.tsx';

const typedPhone = {
  read: () => readHistoryState('typedPhone'),
  write: (phone: string) => void writeHistoryState('typedPhone', phone),
};

start({
  create: (env) =>
    createPromotion({ ...env, routes: browserRoutes, marks: browserMarks(), picture: captchaImage, typedPhone }),
  Screen: Promotion,
  title: text.title,
  later: async () => (await import('../../shared/features/core/commonParts.tsx')).commonParts,
});
showLicence();
