import { screenLink } from '../../app/staticPage.tsx';
import { servicePhone } from '../../brand/current.ts';
import { telOf } from '../../lib/phone.ts';
import '../../ui/Button.scss';
import './GuideSteps.scss';

/** The labels of the links. */
interface HelpLinksProps {
  readonly order: string;
  readonly service: string;
  readonly phone: string;
}

/** Where a borrower who is paying finds out more: their order, customer service, and its number. */
export function HelpLinks({ order, service, phone }: HelpLinksProps) {
  return (
    <>
      <a className="button" {...screenLink('loanDetail')}>
        {order}
      </a>
      <a className="button button--quiet" {...screenLink('customerService')}>
        {service}
      </a>
      <p className="line">
        <span className="help-label muted">{phone}</span>
        <a className="line" href={telOf(servicePhone)}>
          {servicePhone}
        </a>
      </p>
    </>
  );
}
