import { nextIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { text } from './messages.ts';
import './TipLink.scss';

/** The picture that leads to the repayment instructions. */
export function TipLink({ href }: { readonly href: string }) {
  return (
    <a className="tip card" href={href}>
      <img src="/images/how-to-repay.svg" width="56" height="40" alt="" />
      <span className="tip__text">{text.howToRepay}</span>
      <Icon path={nextIcon} />
    </a>
  );
}
