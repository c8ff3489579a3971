import { ScriptPlace } from '../../shared/app/ScriptPlace.tsx';
import type { StillPage } from '../../shared/app/stillPage.ts';
import { toScreen } from '../../shared/app/toScreen.ts';
import { company, email, languages, name, servicePhone, storeUrl } from '../../shared/brand/current.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { alertIcon, calendarIcon, searchIcon, walletIcon } from '../../shared/ui/Icon/drawings.ts';
import { Icon } from '../../shared/ui/Icon/Icon.tsx';
import { saying } from '../../shared/ui/Said/said.ts';
import { languageNames } from './languageNames.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button/Button.scss';
import './page.scss';

const { say } = saying('home', text);

const abilities = [
  ['order', searchIcon],
  ['repay', walletIcon],
  ['delay', calendarIcon],
  ['complain', alertIcon],
] as const;

const facts = ['legalName', 'registration', 'address'] as const;

const welcome = (
  <header className="welcome stack">
    <h1>{name}</h1>
    <p {...say('lead')} />
    <div className="welcome__ways">
      <a className="button welcome__app" href={storeUrl} {...say('app')} />
      <a className="button button--quiet" {...toScreen('carpmm')} {...say('howToRepay')} />
    </div>
  </header>
);

const can = (
  <section className="card stack">
    <h2 {...say('can')} />
    <ul className="abilities">
      {abilities.map(([key, path]) => (
        <li key={key} className="abilities__one">
          <span className="accent">
            <Icon path={path} />
          </span>
          <div className="abilities__words">
            <h3 {...say(key)} />
            <p className="muted" {...say(`${key}More`)} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const contact = (
  <section className="card">
    <h2 {...say('contact')} />
    <p className="line fact">
      <span className="muted" {...say('phone')} />
      <a className="whole" href={telOf(servicePhone)}>
        {servicePhone}
      </a>
    </p>
    <p className="line fact">
      <span className="muted" {...say('email')} />
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  </section>
);

const about = (
  <section className="card stack">
    <h2 {...say('company')} />
    <dl className="stack">
      {facts.map((key) => (
        <div key={key}>
          <dt className="muted small" {...say(key)} />
          <dd>{company[key]}</dd>
        </div>
      ))}
      <div>
        <dt className="muted small" {...say('officer')} />
        <dd>{company.grievanceOfficer}</dd>
      </div>
    </dl>
  </section>
);

const footer = (
  <footer className="foot small muted">
    <p>© {company.legalName}</p>
    {languages.length > 1 && (
      <nav className="foot__languages">
        <h2 className="offscreen" {...say('language')} />
        {languages.map((language) => (
          <a key={language} {...toScreen('home')} href={`/?lang=${language}`} hrefLang={language} lang={language}>
            {languageNames[language]}
          </a>
        ))}
      </nav>
    )}
  </footer>
);

/** The public landing page: what the app does for borrowers, how to reach the lender, and who that is. */
export const still: StillPage = {
  title: name,
  view: (
    <main className="page">
      {welcome}
      {can}
      <ScriptPlace />
      {contact}
      {about}
      {footer}
    </main>
  ),
};
