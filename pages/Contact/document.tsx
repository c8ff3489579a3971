import type { StaticPage } from '../../shared/app/staticPage.ts';
import { email, servicePhone, whatsapp } from '../../shared/brand/current.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { telOf, whatsAppOf } from '../../shared/lib/phone.ts';
import { text } from './messages.ts';
import '../../shared/ui/Toast/Toast.scss';
import './page.scss';

const ways = [
  ['phone', telOf(servicePhone), servicePhone],
  ['whatsapp', whatsAppOf(whatsapp), whatsapp],
  ['email', `mailto:${email}`, email],
] as const;

const first = (
  <>
    <h1 id="page-title">{t(text.title)}</h1>
    <p>{t(text.lead)}</p>
    <dl className="card">
      {ways.map(([key, href, value]) => (
        <div key={key} className="line contact__way">
          <dt className="muted">{t(text[key])}</dt>
          <dd>
            <a href={href}>{value}</a>
          </dd>
        </div>
      ))}
    </dl>
  </>
);

// Shown once the form is complete: the address of the e-mail is made then.
const ready = (
  <section id="ready" className="card stack" tabIndex={-1} hidden>
    <h2>{t(text.ready)}</h2>
    <p>{t(text.readyMore)}</p>
    <a id="mail" className="button" href={`mailto:${email}`}>
      {t(text.mail)}
    </a>
  </section>
);

const form = (
  <form id="contact" className="card stack" noValidate>
    <h2>{t(text.form)}</h2>
    <label className="contact__field">
      <span>{t(text.name)}</span>
      <input type="text" name="name" autoComplete="name" maxLength={100} />
    </label>
    <label className="contact__field">
      <span>{t(text.yourPhone)}</span>
      <input name="phone" type="tel" autoComplete="tel" maxLength={30} />
    </label>
    <label className="contact__field">
      <span>{t(text.message)}</span>
      <textarea name="message" rows={5} maxLength={1000} />
    </label>
    <button type="submit" className="button">
      {t(text.send)}
    </button>
  </form>
);

// In the document from the start, its words hidden: a live region that arrives with its text is not read out.
const toast = (
  <div className="toast" role="status" aria-live="assertive">
    <p id="incomplete" className="toast__text" hidden>
      {t(text.incomplete)}
    </p>
    <p id="done" className="toast__text" hidden>
      {t(text.done)}
    </p>
  </div>
);

/** How to reach a person, and a form that prepares a message. */
export const staticPage: StaticPage = {
  title: t(text.title),
  description: t(text.description),
  view: (
    <SiteFrame here="Contact" first={first}>
      {form}
      {ready}
      {toast}
    </SiteFrame>
  ),
};
