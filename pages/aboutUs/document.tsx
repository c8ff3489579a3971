import { BrandBar } from '../../shared/app/Frame.tsx';
import { ScriptSlot, type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { company, email } from '../../shared/brand/current.ts';
import { Licence } from '../../shared/features/core/Licence/Licence.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { calendarIcon, clockIcon, Icon, searchIcon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import '../../shared/ui/Button.scss';
import { termsFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { promises } from '../../shared/features/publicSite/termTexts.ts';
import { text } from './messages.ts';
import './page.scss';

const lockIcon = 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2';

const icons = { fast: clockIcon, fees: searchIcon, flexible: calendarIcon, secure: lockIcon };

const facts = ['legalName', 'registration', 'address'] as const;

const promise = ({ name, title, more }: (typeof promises)[number]) => (
  <section key={name} className="card promise">
    <span className="accent">
      <Icon path={icons[name]} />
    </span>
    <div className="promise__words">
      <h2>{t(title)}</h2>
      <p>{t(more, figures)}</p>
    </div>
  </section>
);

const contact = (
  <section className="card stack">
    <h2>{t(commonText.talk, figures)}</h2>
    <p>
      <span className="muted small">{t(commonText.email, figures)}</span>
      <a className="line" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
    <a className="button" {...screenLink('customerService')}>
      {t(commonText.service, figures)}
    </a>
  </section>
);

const about = (
  <section className="card stack">
    <h2>{t(publicSiteText.company, figures)}</h2>
    <dl className="stack">
      {facts.map((key) => (
        <div key={key}>
          <dt className="muted small">{t(publicSiteText[key], figures)}</dt>
          <dd>{company[key]}</dd>
        </div>
      ))}
    </dl>
    <a className="line" {...screenLink('loanAgreement')}>
      {t(publicSiteText.terms, figures)}
    </a>
    <a className="line" {...screenLink('privacyPolicy')}>
      {t(commonText.privacyPolicy, figures)}
    </a>
  </section>
);

/** What a borrower can expect from the lender, how to contact it, and which company it is. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.about),
  description: t(text.description, figures),
  view: (
    <>
      <BrandBar help={screenLink('customerService')} hasLogo />
      <main className="page">
        <h1>{t(publicSiteText.about, figures)}</h1>
        <p>{t(text.lead, figures)}</p>
        {promises.slice(0, 2).map(promise)}
        <ScriptSlot />
        {promises.slice(2).map(promise)}
        {contact}
        {about}
      </main>
      <Licence isFoot />
    </>
  ),
};
