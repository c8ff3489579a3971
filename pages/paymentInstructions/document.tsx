import { ScriptSlot } from '../../shared/app/ScriptSlot.tsx';
import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { servicePhone } from '../../shared/brand/current.ts';
import { EnlargedPicture } from '../../shared/features/publicSite/GuidePicture/EnlargedPicture.tsx';
import { type GuideStep, GuideSteps } from '../../shared/features/publicSite/GuideSteps/GuideSteps.tsx';
import { t } from '../../shared/i18n/t.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { saying } from '../../shared/ui/Said/said.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button/Button.scss';

const { say, about } = saying(text);

type Step = 'bills' | 'biller' | 'number' | 'check' | 'receipt' | 'order' | 'counter' | 'compare' | 'slip';

const stepOf = (key: Step, file: string): GuideStep => ({
  title: say(key),
  more: say(`${key}More`),
  picture: { file, about: about(`${key}Picture`) },
});

const wallet = [
  stepOf('bills', 'wallet-bills'),
  stepOf('biller', 'wallet-biller'),
  stepOf('number', 'wallet-number'),
  stepOf('check', 'wallet-check'),
  stepOf('receipt', 'wallet-receipt'),
];

const store = [
  stepOf('order', 'store-order'),
  stepOf('counter', 'store-counter'),
  stepOf('compare', 'store-compare'),
  stepOf('slip', 'store-slip'),
];

/** A link to each way first: who stands at a counter need not pass the other. */
const ways = (
  <nav className="card">
    <a className="line" href="#wallet" {...say('wallet')} />
    <a className="line" href="#store" {...say('store')} />
  </nav>
);

const after = (
  <section className="card stack">
    <h2 {...say('after')} />
    <p {...say('time')} />
    <a className="button" {...screenLink('loanDetail')} {...say('see')} />
    <a className="button button--quiet" {...screenLink('customerService')} {...say('service')} />
    <p className="line">
      <span className="guide-label muted" {...say('phone')} />
      <a className="line" href={telOf(servicePhone)}>
        {servicePhone}
      </a>
    </p>
  </section>
);

/** How to pay through a payment provider: by an e-wallet's bill payment, and in a store with a reference number. */
export const staticPage: StaticPage = {
  title: t(text.title),
  view: (
    <>
      <main className="page">
        <h1 {...say('title')} />
        <p {...say('lead')} />
        {ways}
        <section className="card" id="wallet">
          <h2 {...say('wallet')} />
          <GuideSteps steps={wallet} />
        </section>
        <ScriptSlot />
        <section className="card" id="store">
          <h2 {...say('store')} />
          <GuideSteps steps={store} />
        </section>
        {after}
      </main>
      <EnlargedPicture />
    </>
  ),
};
