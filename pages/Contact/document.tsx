import type { ReactElement } from 'react';
import type { StaticPage } from '../../shared/app/staticPage.tsx';
import { email, servicePhone, serviceTel, whatsapp } from '../../shared/brand/current.ts';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { whatsAppOf } from '../../shared/lib/phone.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import '../../shared/ui/TextField.scss';
import '../../shared/ui/Toast.scss';
import './page.scss';

const ways = [
  [commonText.phone, serviceTel, servicePhone],
  [commonText.whatsapp, whatsAppOf(whatsapp), whatsapp],
  [commonText.email, `mailto:${email}`, email],
] as const;

const first = (
  <>
    <h1 id="page-title">{t(publicSiteText.contact)}</h1>
    <p>{t(text.lead)}</p>
    <dl className="card">
      {ways.map(([label, href, value]) => (
        <div key={href} className="line contact__way">
          <dt className="muted">{t(label)}</dt>
          <dd>
            <a href={href}>{value}</a>
          </dd>
        </div>
      ))}
    </dl>
  </>
);

// Shown once the form is complete, because its e-mail address is built then.
const ready = (
  <section id="ready" className="card stack" tabIndex={-1} hidden>
    <h2>{t(text.ready)}</h2>
    <p>{t(text.readyMore)}</p>
    <a id="mail" className="button" href={`mailto:${email}`}>
      {t(text.mail)}
    </a>
  </section>
);

const field = (label: Message, control: ReactElement<{ readonly id: string }>) => (
  <div className="field">
    <label htmlFor={control.props.id}>
      <span>{t(label)}</span>
    </label>
    {control}
  </div>
);

const form = (
  <form id="contact" className="card stack" noValidate>
    <h2>{t(text.form)}</h2>
    {field(commonText.name, <input type="text" id="name" className="field__control" autoComplete="name" />)}
    {field(commonText.phone, <input type="tel" id="phone" className="field__control" autoComplete="tel" />)}
    {/* Addresses that are much longer do not reach every e-mail app. */}
    {field(text.message, <textarea id="message" className="field__control" rows={5} maxLength={1000} />)}
    <button type="submit" className="button">
      {t(text.send)}
    </button>
  </form>
);

// In the document from the start, with its text hidden: a live region that is inserted together with its text is not read out.
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
  title: t(publicSiteText.contact),
  description: t(text.description),
  view: (
    <SiteFrame here="Contact" first={first}>
      {form}
      {ready}
      {toast}
    </SiteFrame>
  ),
};
