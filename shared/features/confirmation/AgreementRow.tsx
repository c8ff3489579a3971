import type { Agreement } from '../../api/endpoints/agreements.ts';
import { t } from '../../i18n/t.ts';
import { FieldProblem } from '../../ui/FieldProblem.tsx';
import '../../ui/Button.scss';
import { LoginPrompt } from '../core/LoginPrompt.tsx';
import type { UnopenedAgreement } from './agreements.ts';
import { agreementRowText as text } from './messages.ts';
import './ConfirmScreen.scss';

/** The contracts of a loan, and whether the borrower agrees to them. */
interface AgreementRowProps {
  readonly agreements: readonly Agreement[];
  readonly isAgreed: boolean;
  /** The position of the contract that is being opened. */
  readonly opening: string | undefined;
  readonly unopened: UnopenedAgreement | undefined;
  readonly onAgree: (isAgreed: boolean) => void;
  readonly onRead: (agreement: Agreement) => void;
}

/**
 * The checkbox that accepts a loan's contracts, and their titles, each of which opens one: it is announced as a link, whose address the service
 * sends only on request.
 */
export function AgreementRow({ agreements, isAgreed, opening, unopened, onAgree, onRead }: AgreementRowProps) {
  return (
    <section className="card">
      <label className="line">
        <input
          className="agreement__box"
          type="checkbox"
          checked={isAgreed}
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span className="grow">{t(text.agree)}</span>
      </label>
      <ul className="agreement__titles">
        {agreements.map((agreement, at) => (
          <li key={at}>
            {/* biome-ignore lint/a11y/useSemanticElements: an anchor needs the address, which is not known yet */}
            <button
              type="button"
              role="link"
              className="button button--text agreement__title"
              aria-disabled={opening === agreement.position}
              onClick={() => onRead(agreement)}
            >
              {agreement.title}
            </button>
            {unopened?.position === agreement.position && (
              <>
                <FieldProblem field="agreement" message={unopened.message} />
                <LoginPrompt failure={unopened.failure} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
