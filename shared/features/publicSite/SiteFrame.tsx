import type { ReactNode } from 'react';
import { ScriptSlot, screenLink } from '../../app/staticPage.tsx';
import { company, email, languageNames, languages, name, servicePhone, serviceTel } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { pathOf, type Screen } from '../../navigation/screens.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { commonText } from '../../ui/messages.ts';
import { Licence } from '../core/Licence/Licence.tsx';
import { publicSiteText as text } from './messages.ts';
import '../../ui/Button.scss';
import './SiteFrame.scss';

const places = [
  [commonText.home, 'home'],
  [text.about, 'About'],
  [text.policy, 'Policy'],
  [text.loan, 'Loan'],
  [text.contact, 'Contact'],
] as const;

const more = [
  ['guide', 'User'],
  ['instructions', 'carpmm'],
] as const;

const facts = ['legalName', 'registration', 'address'] as const;

const pageLinks = (here: Screen) =>
  places.map(([label, screen]) => (
    <a key={screen} {...screenLink(screen)} aria-current={screen === here ? 'page' : undefined}>
      {t(label)}
    </a>
  ));

// A phone shows the list of pages on request, and needs no script for it. Only one of the two is shown, depending on the width of the window.
const header = (here: Screen) => (
  <header className="site__head">
    <p className="site__name">
      <a {...screenLink('home')}>{name}</a>
    </p>
    <nav className="site__nav" aria-labelledby="menu">
      <details className="site__menu">
        <summary id="menu">{t(text.menu)}</summary>
        <div>{pageLinks(here)}</div>
      </details>
      <div className="site__line">{pageLinks(here)}</div>
    </nav>
  </header>
);

const companyFacts = () => (
  <section>
    <h2 className="site__title">{t(text.company)}</h2>
    <dl>
      {facts.map((key) => (
        <div key={key} className="site__fact">
          <dt className="muted">{t(text[key])}</dt>
          <dd>{company[key]}</dd>
        </div>
      ))}
      <div className="site__fact">
        <dt className="muted">{t(commonText.officer)}</dt>
        <dd>{company.grievanceOfficer}</dd>
      </div>
    </dl>
  </section>
);

const reach = () => (
  <section>
    <h2 className="site__title">{t(text.contact)}</h2>
    <ul className="site__links">
      <li>
        <a className="whole" href={serviceTel}>
          {servicePhone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {more.map(([key, screen]) => (
        <li key={key}>
          <a {...screenLink(screen)}>{t(text[key])}</a>
        </li>
      ))}
    </ul>
  </section>
);

const languageLinks = (here: Screen) =>
  languages.length > 1 && (
    <section>
      <h2 className="site__title">{t(commonText.language)}</h2>
      <ul className="site__links site__links--row">
        {languages.map((language) => (
          <li key={language}>
            <a {...screenLink(here)} href={`${pathOf(here)}?lang=${language}`} hrefLang={language} lang={language}>
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

const footer = (here: Screen) => (
  <footer className="site__foot small">
    <Licence />
    <div className="site__columns">
      {companyFacts()}
      {reach()}
      {languageLinks(here)}
    </div>
    <p className="muted">
      © {company.legalName}. <span>{t(text.rights)}</span>
    </p>
  </footer>
);

interface WithActionProps {
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page below its first view; on a phone the action of the first view stays in reach beside it. */
export function WithAction({ action, children }: WithActionProps) {
  return (
    <div className="site__main">
      {children}
      <ActionBar>{action}</ActionBar>
    </div>
  );
}

interface SiteFrameProps {
  /** The current page. */
  readonly here: Screen;
  /** The first view; the page's script follows it. */
  readonly first: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the public site: the navigation, the page itself, and a footer that names the company. */
export function SiteFrame({ here, first, children }: SiteFrameProps) {
  return (
    <div className="site">
      {header(here)}
      <main className="site__main" aria-labelledby="page-title">
        {first}
        <ScriptSlot />
        {children}
      </main>
      {footer(here)}
    </div>
  );
}
