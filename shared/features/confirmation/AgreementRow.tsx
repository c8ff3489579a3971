import { useStore } from '@nanostores/react';
import type { Agreement } from '../../api/endpoints/agreements.ts';
import { t } from '../../i18n/t.ts';
import { FieldProblem } from '../../ui/FieldProblem.tsx';
import '../../ui/Button.scss';
import { LoginPrompt } from '../core/LoginPrompt.tsx';
import type { Agreements } from './agreements.ts';
import type { Confirmation } from './confirmation.ts';
import { agreementRowText as text } from './messages.ts';
import './AgreementRow.scss';

interface AgreementTitlesProps {
  readonly list: readonly Agreement[];
  readonly agreements: Agreements;
}

/** The titles of a loan's contracts, each of which opens one: it is announced as a link, whose address the service sends only on request. */
export function AgreementTitles({ list, agreements }: AgreementTitlesProps) {
  const opening = useStore(agreements.$opening);
  const unopened = useStore(agreements.$unopened);
  return (
    <ul className="agreement__titles">
      {list.map((agreement, at) => (
        <li key={at}>
          {/* biome-ignore lint/a11y/useSemanticElements: an anchor needs the address, which is not known yet */}
          <button
            type="button"
            role="link"
            className="button button--text agreement__title"
            aria-disabled={opening === agreement.position}
            onClick={() => agreements.read(agreement)}
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
  );
}

/** The checkbox that accepts a loan's contracts, and their titles. */
export function AgreementRow({ model: { agreements, $form, agree } }: { readonly model: Confirmation<unknown> }) {
  const list = useStore(agreements.$view);
  const { isAgreed } = useStore($form);
  return (
    <section className="card">
      <label className="line">
        <input
          className="agreement__box"
          type="checkbox"
          checked={isAgreed}
          onChange={({ currentTarget }) => agree(currentTarget.checked)}
        />
        <span className="grow">{t(text.agree)}</span>
      </label>
      <AgreementTitles list={list.kind === 'ready' ? list.data : []} agreements={agreements} />
    </section>
  );
}
