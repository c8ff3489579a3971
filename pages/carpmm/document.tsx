import { BrandBar } from '../../shared/app/Frame.tsx';
import { ScriptSlot, type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { EnlargedPicture, GuidePicture, type Picture } from '../../shared/features/publicSite/GuideSteps.tsx';
import { HelpLinks } from '../../shared/features/publicSite/HelpLinks.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import './page.scss';

interface WayProps {
  readonly title: string;
  readonly picture: Picture;
  readonly steps: readonly string[];
}

function Way({ title, picture, steps }: WayProps) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <div className="way">
        <GuidePicture {...picture} />
        <ol className="points">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const ways = (
  <>
    <Way
      title={t(text.store)}
      picture={{ file: 'store-counter', about: t(text.storePicture) }}
      steps={[t(text.storeOpen), t(text.storeShow), t(text.storeCheck), t(text.storeKeep)]}
    />
    <Way
      title={t(text.wallet)}
      picture={{ file: 'wallet-number', about: t(text.walletPicture) }}
      steps={[t(text.walletOpen), t(text.walletFind), t(text.walletEnter), t(text.walletKeep)]}
    />
  </>
);

const before = (
  <section className="card">
    <h2>{t(text.before)}</h2>
    <ul className="points">
      <li>{t(text.biller)}</li>
      <li>{t(text.code)}</li>
      <li>{t(text.amount)}</li>
      <li>{t(text.which)}</li>
    </ul>
  </section>
);

const after = (
  <section className="card stack">
    <h2>{t(publicSiteText.afterPaying)}</h2>
    <p>{t(text.keep)}</p>
    <p>{t(publicSiteText.mayTake)}</p>
  </section>
);

const help = (
  <section className="card stack">
    <h2>{t(text.wrong)}</h2>
    <p>{t(text.help)}</p>
    <HelpLinks />
  </section>
);

/** How to pay a loan: what to check first, the ways to pay, and what happens next. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.instructions),
  view: (
    <>
      <BrandBar help={screenLink('customerService')} hasLogo />
      <main className="page">
        <h1>{t(publicSiteText.instructions)}</h1>
        <p>{t(text.lead)}</p>
        {before}
        {ways}
        <a className="button button--quiet" {...screenLink('paymentInstructions')}>
          {t(text.pictures)}
        </a>
        <ScriptSlot />
        {after}
        {help}
      </main>
      <EnlargedPicture />
    </>
  ),
};
