import type { StaticPage } from '../../shared/app/staticPage.ts';
import { email, servicePhone, whatsapp } from '../../shared/brand/current.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { telOf, whatsAppOf } from '../../shared/lib/phone.ts';
import { saying } from '../../shared/ui/Said/said.ts';
import { text } from './messages.ts';
import '../../shared/ui/Toast/Toast.scss';
import './page.scss';

const { say } = saying(text);

const ways = [
  ['phone', telOf(servicePhone), servicePhone],
  ['whatsapp', whatsAppOf(whatsapp), whatsapp],
  ['email', `mailto:${email}`, email],
] as const;

const first = (
  <>
    <h1 id="page-title" {...say('title')} />
    <p {...say('lead')} />
    <dl className="card">
      {ways.map(([key, href, value]) => (
        <div key={key} className="line contact__way">
          <dt className="muted" {...say(key)} />
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
    <h2 {...say('ready')} />
    <p {...say('readyMore')} />
    <a id="mail" className="button" href={`mailto:${email}`} {...say('mail')} />
  </section>
);

const form = (
  <form id="contact" className="card stack" noValidate>
    <h2 {...say('form')} />
    <label className="contact__field">
      <span {...say('name')} />
      <input type="text" name="name" autoComplete="name" maxLength={100} />
    </label>
    <label className="contact__field">
      <span {...say('yourPhone')} />
      <input name="phone" type="tel" autoComplete="tel" maxLength={30} />
    </label>
    <label className="contact__field">
      <span {...say('message')} />
      <textarea name="message" rows={5} maxLength={1000} />
    </label>
    <button type="submit" className="button" {...say('send')} />
  </form>
);

// In the document from the start, its words hidden: a live region that arrives with its text is not read out.
const toast = (
  <div className="toast" role="status" aria-live="assertive">
    <p id="incomplete" className="toast__text" hidden {...say('incomplete')} />
    <p id="done" className="toast__text" hidden {...say('done')} />
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
