import { t } from '../../../i18n/t.ts';
import { connection } from '../../../lib/connection.ts';
import { basePath } from '../../../navigation/basePath.ts';
import { nextIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { text } from './messages.ts';

/** A link to the repayment instructions, with a picture, except for borrowers who save data. */
export function TipLink({ href }: { readonly href: string }) {
  const { saveData } = connection();
  return (
    <a className="card line" href={href}>
      {!saveData && <img src={`${basePath}/images/how-to-repay.svg`} width="56" height="40" alt="" />}
      <span className={saveData ? undefined : 'grow'}>{t(text.howToRepay)}</span>
      <Icon path={nextIcon} />
    </a>
  );
}
