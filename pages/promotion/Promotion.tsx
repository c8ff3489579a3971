import { useStore } from '@nanostores/react';
import { company, loanExample, name, showsLoanCost, statesLicence } from '../../shared/brand/current.ts';
import { showWhole } from '../../shared/brand/formats.ts';
import { RouteTitle } from '../../shared/features/core/RouteTitle.tsx';
import { t } from '../../shared/i18n/t.ts';
import { connection } from '../../shared/lib/connection.ts';
import { isolated } from '../../shared/lib/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { doneIcon, Icon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Skeleton, SlowNotice } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';
import type { PromotionModel } from './model.ts';
import { type OfferView, templateOf } from './offer.ts';
import { RegisterForm } from './RegisterForm.tsx';
import '../../shared/ui/Success.scss';
import './page.scss';

interface PartProps {
  readonly model: PromotionModel;
}

function Banner({ model, offer }: PartProps & { readonly offer: OfferView }) {
  const banner = templateOf(offer).banner;
  // Space is reserved before the picture has loaded, so that nothing below it moves.
  return (
    <div className="banner">
      {banner && !connection().saveData ? (
        <img
          className="picture banner__picture"
          src={banner}
          width="720"
          height="240"
          alt=""
          onError={model.offer.loseBanner}
        />
      ) : (
        offer.kind !== 'loading' && <Headline />
      )}
    </div>
  );
}

/** Replaces the picture: the amounts that can be borrowed here, if the brand states them. */
function Headline() {
  return (
    <div>
      <p className="headline">
        {loanExample
          ? t(text.headline, { least: showWhole(loanExample.leastCents), most: showWhole(loanExample.mostCents) })
          : name}
      </p>
      {showsLoanCost && <p>{t(text.see)}</p>}
    </div>
  );
}

/** The lender who asks for the phone number. A brand with a licence has its name and numbers in the document's footer. */
function Foot({ model }: PartProps) {
  return (
    <div className="foot muted">
      {!statesLicence && (
        <p>
          {company.legalName} · {company.registration}
        </p>
      )}
      <p>
        {t(text.pin)} <a href={model.privacyAddress}>{t(commonText.privacyPolicy)}</a>
      </p>
    </div>
  );
}

function Title({ model, title }: PartProps & { readonly title: string }) {
  return <RouteTitle key={title} title={title} takesFocus={model.hasMoved()} />;
}

// Whatever the outcome of the offer, the form is shown below it: the service checks a registration separately.
function Missing({ model, offer }: PartProps & { readonly offer: OfferView }) {
  if (offer.kind !== 'missing') return null;
  return (
    <div className="card stack">
      <p role="alert" className="said">
        {t(offer.message)}
      </p>
      <p>{t(text.without)}</p>
      {!offer.isRefused && (
        <Button onPress={() => void model.offer.read()} kind="quiet">
          {t(commonText.retry)}
        </Button>
      )}
    </div>
  );
}

function FormPlace({ model }: PartProps) {
  const offer = useStore(model.offer.$view);
  const captcha = useStore(model.captcha.$view);
  const isWaiting =
    model.isOpen() &&
    (offer.kind === 'loading' || captcha.kind === 'loading' || (captcha.kind === 'shown' && !captcha.isLoaded));
  return (
    <>
      <Banner model={model} offer={offer} />
      <Title model={model} title={templateOf(offer).title || t(text.title)} />
      <Missing model={model} offer={offer} />
      {isWaiting && <SlowNotice />}
      {model.isOpen() ? <RegisterForm model={model} captcha={captcha} template={templateOf(offer)} /> : <Skeleton />}
      {model.isOpen() && <Foot model={model} />}
    </>
  );
}

const titles = { new: text.registered, known: text.already };

function DownloadPlace({ model }: PartProps) {
  const app = templateOf(useStore(model.offer.$view)).appName;
  const registered = useStore(model.$registered);
  const { phone } = useStore(model.form.$form);
  const { href, isRefused } = model.download();
  const label = app ? t(text.downloadApp, { app: isolated(app) }) : t(text.download);
  return (
    <section className="card stack success">
      {registered && (
        <p className="success__good">
          <Icon path={doneIcon} isLarge />
        </p>
      )}
      <Title model={model} title={t(registered ? titles[registered] : commonText.getApp)} />
      <p>
        {registered === 'known' ? t(text.known) : registered ? t(text.logIn, { phone: isolated(phone) }) : t(text.next)}
      </p>
      {isRefused && <p role="status">{t(text.wrongLink)}</p>}
      <a className="button" href={href}>
        {isRefused ? t(text.store) : label}
      </a>
    </section>
  );
}

function AgreementPlace({ model }: PartProps) {
  const offer = useStore(model.offer.$view);
  const address = model.agreementAddress();
  return (
    <>
      <Title model={model} title={templateOf(offer).agreementTitle || t(text.agreement)} />
      {address ? (
        <>
          <iframe
            className="document"
            src={address}
            sandbox=""
            referrerPolicy="no-referrer"
            title={t(text.agreement)}
          />
          <a className="button button--quiet" href={address}>
            {t(text.open)}
          </a>
        </>
      ) : offer.kind === 'missing' ? (
        <Missing model={model} offer={offer} />
      ) : (
        <p className="card" role="status">
          {offer.kind !== 'loading' && t(text.noDocument)}
        </p>
      )}
      <a className="button" href="#/">
        {t(text.back)}
      </a>
    </>
  );
}

/** The landing page: the form, the link to the app, or the offer's document. */
export function Promotion({ model }: PartProps) {
  const place = useStore(model.$place);
  switch (place) {
    case 'form':
      return <FormPlace model={model} />;
    case 'downloadTemplate':
      return <DownloadPlace model={model} />;
    case 'agreementTemplate':
      return <AgreementPlace model={model} />;
  }
}
