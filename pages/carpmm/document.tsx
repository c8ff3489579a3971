import { ScriptSlot } from '../../shared/app/ScriptSlot.tsx';
import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { servicePhone } from '../../shared/brand/current.ts';
import { EnlargedPicture } from '../../shared/features/publicSite/GuidePicture/EnlargedPicture.tsx';
import { GuidePicture, type Picture } from '../../shared/features/publicSite/GuidePicture/GuidePicture.tsx';
import { t } from '../../shared/i18n/t.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { type Said, saying } from '../../shared/ui/Said/said.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button/Button.scss';
import './page.scss';

const { say, about } = saying(text);

interface WayProps {
  readonly title: Said;
  readonly picture: Picture;
  readonly steps: readonly Said[];
}

function Way({ title, picture, steps }: WayProps) {
  return (
    <section className="card">
      <h2 {...title} />
      <div className="way">
        <GuidePicture {...picture} />
        <ol className="points">
          {steps.map((step) => (
            <li key={step['data-text']} {...step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const before = (
  <section className="card">
    <h2 {...say('before')} />
    <ul className="points">
      <li {...say('biller')} />
      <li {...say('code')} />
      <li {...say('amount')} />
      <li {...say('which')} />
    </ul>
  </section>
);

const after = (
  <section className="card stack">
    <h2 {...say('after')} />
    <p {...say('keep')} />
    <p {...say('time')} />
  </section>
);

const help = (
  <section className="card stack">
    <h2 {...say('wrong')} />
    <p {...say('help')} />
    <a className="button" {...screenLink('loanDetail')} {...say('order')} />
    <a className="button button--quiet" {...screenLink('customerService')} {...say('service')} />
    <p className="line">
      <span className="guide-label muted" {...say('phone')} />
      <a className="line" href={telOf(servicePhone)}>
        {servicePhone}
      </a>
    </p>
  </section>
);

/** How to pay a loan: what to check, the ways, and what follows. */
export const staticPage: StaticPage = {
  title: t(text.title),
  view: (
    <>
      <main className="page">
        <h1 {...say('title')} />
        <p {...say('lead')} />
        {before}
        <Way
          title={say('store')}
          picture={{ file: 'store-counter', about: about('storePicture') }}
          steps={[say('storeOpen'), say('storeShow'), say('storeCheck'), say('storeKeep')]}
        />
        <Way
          title={say('wallet')}
          picture={{ file: 'wallet-number', about: about('walletPicture') }}
          steps={[say('walletOpen'), say('walletFind'), say('walletEnter'), say('walletKeep')]}
        />
        <a className="button button--quiet" {...screenLink('paymentInstructions')} {...say('pictures')} />
        <ScriptSlot />
        {after}
        {help}
      </main>
      <EnlargedPicture />
    </>
  ),
};
