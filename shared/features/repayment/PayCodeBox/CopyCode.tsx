import { t } from '../../../i18n/t.ts';
import { copyIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Code } from './Code.tsx';
import { text } from './messages.ts';
import './CopyCode.scss';

/** A pay code as one large button that copies it, for a thumb at a shop counter. */
export function CopyCode({ code, onCopy }: { readonly code: string; readonly onCopy: () => void }) {
  return (
    <button type="button" className="copy-code line" onClick={onCopy}>
      <Code code={code} />
      <strong className="accent">
        <Icon path={copyIcon} /> {t(text.copy)}
      </strong>
    </button>
  );
}
