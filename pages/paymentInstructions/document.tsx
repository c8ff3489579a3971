import { BrandBar } from '../../shared/app/Frame.tsx';
import { ScriptSlot, type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { EnlargedPicture, type GuideStep, GuideSteps } from '../../shared/features/publicSite/GuideSteps.tsx';
import { HelpLinks } from '../../shared/features/publicSite/HelpLinks.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';

type Step = 'bills' | 'biller' | 'number' | 'check' | 'receipt' | 'order' | 'counter' | 'compare' | 'slip';

const stepOf = (key: Step, file: string): GuideStep => ({
  title: t(text[key]),
  more: t(text[`${key}More`]),
  picture: { file, about: t(text[key]) },
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

/** A link to each way first, so that a borrower at a counter need not scroll past another way. */
const ways = (
  <nav className="card">
    <a className="line" href="#wallet">
      {t(text.wallet)}
    </a>
    <a className="line" href="#store">
      {t(text.store)}
    </a>
  </nav>
);

const after = (
  <section className="card stack">
    <h2>{t(publicSiteText.afterPaying)}</h2>
    <p>{t(publicSiteText.mayTake)}</p>
    <HelpLinks />
  </section>
);

/** How to pay through a payment provider: by an e-wallet's bill payment, and in a store with a reference number. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.instructions),
  view: (
    <>
      <BrandBar help={screenLink('customerService')} hasLogo />
      <main className="page">
        <h1>{t(publicSiteText.instructions)}</h1>
        <p>{t(text.lead)}</p>
        {ways}
        <section className="card" id="wallet">
          <h2>{t(text.wallet)}</h2>
          <GuideSteps steps={wallet} />
        </section>
        <ScriptSlot />
        <section className="card" id="store">
          <h2>{t(text.store)}</h2>
          <GuideSteps steps={store} />
        </section>
        {after}
      </main>
      <EnlargedPicture />
    </>
  ),
};
