import { screenLink } from '../../app/staticPage.tsx';
import { servicePhone, serviceTel } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { commonText } from '../../ui/messages.ts';
import '../../ui/Button.scss';
import './GuideSteps.scss';

/** Where a borrower who is paying finds out more: their order, customer service, and its number. */
export function HelpLinks() {
  return (
    <>
      <a className="button" {...screenLink('loanDetail')}>
        {t(commonText.order)}
      </a>
      <a className="button button--quiet" {...screenLink('customerService')}>
        {t(commonText.service)}
      </a>
      <p className="line">
        <span className="help-label muted">{t(commonText.phone)}</span>
        <a className="line" href={serviceTel}>
          {servicePhone}
        </a>
      </p>
    </>
  );
}
