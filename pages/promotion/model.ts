import { atom, type ReadableAtom } from 'nanostores';
import { trackClick } from '../../shared/api/endpoints/trackClick.ts';
import { trackVisit } from '../../shared/api/endpoints/trackVisit.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { storeUrl } from '../../shared/brand/current.ts';
import { checkLink } from '../../shared/features/core/links.ts';
import type { InPageRoutes } from '../../shared/navigation/inPageRoute.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import { readLanding, withLink } from './campaign.ts';
import { type Captcha, type CaptchaImage, captchaOf } from './captcha.ts';
import { type FormRules, makeForm } from './form.ts';
import { type Offer, offerOf } from './offer.ts';
import { type Registered, type Registration, registration } from './registration.ts';

export type Place = 'form' | 'downloadTemplate' | 'agreementTemplate';

/** The landing page of a campaign. */
export interface PromotionModel extends ScreenModel {
  readonly offer: Offer;
  readonly form: FormRules;
  readonly captcha: Captcha;
  readonly registration: Registration;
  readonly $place: ReadableAtom<Place>;
  /** Whether the phone was registered from this page: now, or it had been before. */
  readonly $registered: ReadableAtom<Registered | undefined>;
  /** Whether the page is open, and not only prerendered. The first view, which is the same for everybody, shows nothing as loading. */
  isOpen(): boolean;
  apply(): void;
  /** Where the app is downloaded: the offer's address, or that of the store if there is none that is safe to open. */
  download(): string;
  /** The offer's document, where it names one that may be opened. */
  agreementAddress(): string | undefined;
  /** The address of the privacy policy. */
  readonly privacyAddress: string;
  /** Whether the visitor reached the current view from another one within the page. */
  hasMoved(): boolean;
}

/** The platform of the landing page. */
export interface PromotionEnv extends Env {
  readonly routes: Pick<InPageRoutes, 'current' | 'replace' | 'onChange'>;
  readonly picture: CaptchaImage;
}

const places: readonly Place[] = ['downloadTemplate', 'agreementTemplate'];

/** The model of `/promotion`. */
export const createPromotion = (env: PromotionEnv): PromotionModel => {
  const landing = readLanding(env.navigator);
  const offer = offerOf(env, landing.landingId);
  const form = makeForm();
  const captcha = captchaOf(env, env.picture);
  const $place = atom<Place>('form');
  const $registered = atom<Registered | undefined>(undefined);
  let hasMoved = false;
  let isOpen = false;

  const onRegistered = (registered: Registered): void => {
    $registered.set(registered);
    env.routes.replace('downloadTemplate');
  };
  const registering = registration({ env, landing, form, captcha, onRegistered });

  const visit = () => ({
    ...landing,
    pageId: offer.template().id || landing.landingId,
    clientType: env.page.session.clientType || 'h5',
  });

  const showPlace = (): void => {
    const { name } = env.routes.current();
    $place.set(places.find((place) => place === name) || 'form');
  };

  const webAddress = (raw: string | undefined): string | undefined => {
    const link = checkLink(env, raw);
    return link?.kind === 'web' ? link.url : undefined;
  };

  // Calls that only count visits and clicks are not awaited.
  const countVisit = () => void env.call(trackVisit, visit());
  const countClick = () =>
    void env.call(trackClick, { ...visit(), phone: form.$form.get().phone }, { outlivesPage: true });

  return {
    offer,
    form,
    captcha,
    registration: registering,
    $place,
    $registered,
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
      showPlace();
      env.routes.onChange(() => {
        hasMoved = true;
        showPlace();
      });
      captcha.renew();
      offer.read().then(countVisit);
    },
    apply: () => {
      if (form.$form.get().busy) return;
      countClick();
      void registering.register();
    },
    download: () => withLink(webAddress(offer.template().downloadUrl) ?? storeUrl, landing),
    agreementAddress: () => webAddress(offer.template().agreementUrl),
    privacyAddress: addressOf(env.page, 'privacyPolicy'),
    hasMoved: () => hasMoved,
  };
};
