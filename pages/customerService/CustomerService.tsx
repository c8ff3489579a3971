import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { languageNames, languages, email as ownEmail, servicePhone, whatsapp } from '../../shared/brand/current.ts';
import { t } from '../../shared/i18n/t.ts';
import { numberIn } from '../../shared/lib/phone.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { commonText, skeletonText } from '../../shared/ui/messages.ts';
import { Placeholder, SlowNotice } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';
import type { ContactView, CustomerServiceModel } from './model.ts';
import './page.scss';

interface PartProps {
  readonly model: CustomerServiceModel;
}

interface RowProps extends PartProps {
  readonly label: string;
  readonly value: string;
}

// With a query of its own, an address could fill in more fields of the e-mail.
const isEmail = (value: string): boolean => /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(value);

function Phone({ label, value, model }: RowProps) {
  return (
    <ContactRow label={label} value={value} onCopy={model.copy}>
      {numberIn(value) ? (
        <Button kind="text" onPress={() => model.call(value)}>
          {value}
        </Button>
      ) : (
        <>
          <span>{value}</span> <span className="muted small">{t(commonText.noCall)}</span>
        </>
      )}
    </ContactRow>
  );
}

function Email({ label, value, model }: RowProps) {
  return (
    <ContactRow label={label} value={value} onCopy={model.copy}>
      {isEmail(value) && (
        <a className="line" href={`mailto:${value}`}>
          <span>
            {/* If it does not fit on a line, it breaks before the host. */}
            {value.slice(0, value.indexOf('@'))}
            <wbr />
            {value.slice(value.indexOf('@'))}
          </span>
        </a>
      )}
    </ContactRow>
  );
}

interface DetailsProps extends PartProps {
  readonly view: ContactView;
  readonly onRetry: () => void;
}

function Details({ view, model, onRetry }: DetailsProps) {
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <SlowNotice first={t(skeletonText.loading)} />
          <Placeholder />
        </>
      );
    case 'ready':
      return (
        <>
          {view.contact.phone && <Phone label={t(text.phone)} value={view.contact.phone} model={model} />}
          {view.contact.email && <Email label={t(commonText.email)} value={view.contact.email} model={model} />}
        </>
      );
    case 'none':
      return (
        <>
          <p role="alert">{t(text.none)}</p>
          <Button kind="text" onPress={onRetry}>
            {t(commonText.retry)}
          </Button>
        </>
      );
  }
}

// Shown without waiting for a response, so that there is always somebody to contact.
function BrandContacts({ model }: PartProps) {
  return (
    <section className="card stack">
      <h2>{t(text.own)}</h2>
      <Phone label={t(commonText.phone)} value={servicePhone} model={model} />
      <ContactRow label={t(commonText.whatsapp)} value={whatsapp} onCopy={model.copy}>
        <Button kind="text" onPress={model.openWhatsApp}>
          {whatsapp}
        </Button>
      </ContactRow>
      <Email label={t(commonText.email)} value={ownEmail} model={model} />
    </section>
  );
}

function Languages({ model }: PartProps) {
  // Hydration does not change prerendered attributes, which contain no session: the borrower's session is added after it.
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return (
    <section className="card stack">
      <h2>{t(commonText.language)}</h2>
      <ul className="contact__languages">
        {languages.map((language) => (
          <li key={language}>
            <a
              className="line"
              href={isHydrated ? model.addressIn(language) : `?lang=${language}`}
              hrefLang={language}
              lang={language}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The customer service page: the contact details of the service, and the brand's own beside them. */
export function CustomerService({ model }: PartProps) {
  const view = useStore(model.$view);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = (): void => {
    // The pressed button is removed: without a new focus, the Tab key would start at the top of the page.
    heading.current?.focus();
    model.retry();
  };
  return (
    <>
      <h1>{t(commonText.service)}</h1>
      <p>{t(text.lead)}</p>
      <section className="card stack contact" aria-busy={view.kind === 'loading' || undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {t(commonText.talk)}
        </h2>
        <Details view={view} model={model} onRetry={retry} />
      </section>
      <BrandContacts model={model} />
      <section className="card stack">
        <h2>{t(text.wrong)}</h2>
        <Button kind="quiet" onPress={model.complain}>
          {t(commonText.sendComplaint)}
        </Button>
      </section>
      {languages.length > 1 && <Languages model={model} />}
    </>
  );
}

interface ContactRowProps {
  readonly label: string;
  readonly value: string;
  /** @returns whether the phone allowed it. */
  readonly onCopy: (value: string) => Promise<boolean>;
  /** The link or button that shows the value; without it the value is plain text. */
  readonly children?: ReactNode;
}

// Below the last row, the message would be cut off by the edge of the screen.
const scrollIntoView = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' });

/** One way to contact the service: its name, the value, and a button to copy it, for phones on which a tap on it does nothing. */
function ContactRow({ label, value, onCopy, children }: ContactRowProps) {
  const [isRefused, setIsRefused] = useState(false);
  const copy = async (): Promise<void> => {
    setIsRefused(false);
    setIsRefused(!(await onCopy(value)));
  };
  return (
    <div>
      <p className="muted small">{label}</p>
      <div className="line contact__row">
        <span className="contact__value">{children || value}</span>
        <button
          type="button"
          className="button button--text"
          aria-label={`${t(commonText.copy)} ${value}`}
          onClick={copy}
        >
          {t(commonText.copy)}
        </button>
      </div>
      {isRefused && (
        <p ref={scrollIntoView} className="small" role="alert">
          {t(commonText.notCopied)}
        </p>
      )}
    </div>
  );
}
