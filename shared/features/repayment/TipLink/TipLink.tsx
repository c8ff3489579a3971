import { t } from '../../../i18n/t.ts';
import { basePath } from '../../../navigation/basePath.ts';
import { nextIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { text } from './messages.ts';

/** The picture that leads to the repayment instructions. */
export function TipLink({ href }: { readonly href: string }) {
  return (
    <a className="card line" href={href}>
      <img src={`${basePath}/images/how-to-repay.svg`} width="56" height="40" alt="" />
      <span className="grow">{t(text.howToRepay)}</span>
      <Icon path={nextIcon} />
    </a>
  );
}
