import type { ReactNode } from 'react';
import { terms as brandTerms } from '../../brand/current.ts';
import { showPercent } from '../../brand/formats.ts';
import { CLAIMS } from '../../domain/termFigures.ts';
import { TERMS_PARTS, type LoanTerms as Terms, type TermsPart } from '../../domain/terms.ts';
import type { Values } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { commonText } from '../../ui/messages.ts';
import type { Part } from './Contents.tsx';
import { loanTermsText as text } from './messages.ts';
import { bandText, decisionText, earlyText, penaltyText } from './termTexts.ts';
import './LoanTerms.scss';

const STEPS = ['application', 'decision', 'funds', 'maturity', 'default', 'prolongation'] as const;
const leftOut: readonly TermsPart[] = brandTerms.leavesOut ?? [];

/** The parts of the terms, for a list of contents. */
export const partsOfTerms = (figures: Values): Part[] =>
  TERMS_PARTS.filter((part) => !leftOut.includes(part)).map((part) => ({ id: part, title: t(text[part], figures) }));

function Section({
  part,
  figures,
  children,
}: {
  readonly part: TermsPart;
  readonly figures: Values;
  readonly children: ReactNode;
}) {
  if (leftOut.includes(part)) return null;
  return (
    <section className="card stack" id={part}>
      <h2>{t(text[part], figures)}</h2>
      {children}
    </section>
  );
}

const lifecycle = (terms: Terms, figures: Values) => (
  <ol className="terms-steps">
    {STEPS.map((step) => (
      <li key={step}>
        <h3>{t(text[step], figures)}</h3>
        <p>{t(step === 'decision' ? decisionText(terms) : text[`${step}More`], figures)}</p>
      </li>
    ))}
  </ol>
);

const bands = (terms: Terms, figures: Values) => (
  <table className="terms-bands">
    <thead>
      <tr>
        <th scope="col">{t(commonText.daysLate, figures)}</th>
        <th scope="col">{t(text.lateInterest, figures)}</th>
      </tr>
    </thead>
    <tbody>
      {terms.lateBands.map(({ fromDay, percentPerDay }, at) => (
        <tr key={fromDay}>
          <th scope="row">{t(bandText(terms, at), figures)}</th>
          <td>{showPercent(percentPerDay)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const paymentOrder = (figures: Values) => (
  <ol className="terms-order">
    {CLAIMS.map((claim) => (
      <li key={claim}>{t(text[claim], figures)}</li>
    ))}
  </ol>
);

interface LoanTermsProps {
  readonly terms: Terms;
  /** The figures of the terms, from `termFigures`. */
  readonly figures: Values;
}

/** The terms of the loan, in parts that a link can lead to. */
export function LoanTerms({ terms, figures }: LoanTermsProps) {
  return (
    <>
      <Section part="who" figures={figures}>
        <p>{t(text.whoMore, figures)}</p>
      </Section>
      <Section part="steps" figures={figures}>
        {lifecycle(terms, figures)}
      </Section>
      <Section part="term" figures={figures}>
        <p>{t(text.termMore, figures)}</p>
      </Section>
      <Section part="early" figures={figures}>
        <p>{t(earlyText(terms), figures)}</p>
      </Section>
      <Section part="late" figures={figures}>
        <p>{t(penaltyText(terms), figures)}</p>
        {bands(terms, figures)}
      </Section>
      <Section part="order" figures={figures}>
        <p>{t(text.orderMore, figures)}</p>
        {paymentOrder(figures)}
      </Section>
      <Section part="notices" figures={figures}>
        <p>{t(text.changeMore, figures)}</p>
        <p>{t(text.assignmentMore, figures)}</p>
      </Section>
      <Section part="judgment" figures={figures}>
        <p>{t(text.judgmentMore, figures)}</p>
      </Section>
    </>
  );
}
