import type { ReactNode } from 'react';
import { CLAIMS, LATE_BANDS } from '../../../domain/terms.ts';
import type { Values } from '../../../i18n/messages.ts';
import { sayingFilled } from '../../../ui/Said/sayingFilled.ts';
import type { Part } from '../Contents/Contents.tsx';
import { text } from './messages.ts';
import './LoanTerms.scss';

const STEPS = ['application', 'decision', 'funds', 'maturity', 'default', 'prolongation'] as const;
const PARTS = ['who', 'steps', 'term', 'early', 'late', 'order', 'notices', 'judgment'] as const;
const BANDS = ['days1', 'days2', 'days3'] as const;

type Say = ReturnType<typeof sayingFilled<keyof typeof text>>['say'];
type PartName = (typeof PARTS)[number];

const sayOf = (figures: Values): Say => sayingFilled(text, figures).say;

/** The parts of the terms, for a list of contents. */
export const partsOfTerms = (figures: Values): Part[] =>
  PARTS.map((part) => ({ id: part, title: sayOf(figures)(part) }));

function Section({
  part,
  say,
  children,
}: {
  readonly part: PartName;
  readonly say: Say;
  readonly children: ReactNode;
}) {
  return (
    <section className="card stack" id={part}>
      <h2 {...say(part)} />
      {children}
    </section>
  );
}

const lifecycle = (say: Say) => (
  <ol className="terms-steps">
    {STEPS.map((step) => (
      <li key={step}>
        <h3 {...say(step)} />
        <p {...say(`${step}More`)} />
      </li>
    ))}
  </ol>
);

const bands = (say: Say) => (
  <table className="terms-bands">
    <thead>
      <tr>
        <th scope="col" {...say('lateDays')} />
        <th scope="col" {...say('lateInterest')} />
      </tr>
    </thead>
    <tbody>
      {LATE_BANDS.map(({ fromDay, percentPerDay }, at) => (
        <tr key={fromDay}>
          <th scope="row" {...say(BANDS[at] ?? 'days3')} />
          <td>{percentPerDay}%</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const paymentOrder = (say: Say) => (
  <ol className="terms-order">
    {CLAIMS.map((claim) => (
      <li key={claim} {...say(claim)} />
    ))}
  </ol>
);

interface LoanTermsProps {
  /** What `termFigures` answers. */
  readonly figures: Values;
  /** What a page adds to being late. */
  readonly afterLate?: ReactNode;
}

/** The terms of the loan, in parts that a link can lead to. */
export function LoanTerms({ figures, afterLate }: LoanTermsProps) {
  const say = sayOf(figures);
  return (
    <>
      <Section part="who" say={say}>
        <p {...say('whoMore')} />
      </Section>
      <Section part="steps" say={say}>
        {lifecycle(say)}
      </Section>
      <Section part="term" say={say}>
        <p {...say('termMore')} />
      </Section>
      <Section part="early" say={say}>
        <p {...say('earlyMore')} />
        <p className="muted" {...say('earlyExample')} />
      </Section>
      <Section part="late" say={say}>
        <p {...say('penalty')} />
        {bands(say)}
      </Section>
      {afterLate}
      <Section part="order" say={say}>
        <p {...say('orderMore')} />
        {paymentOrder(say)}
        <p className="muted" {...say('orderExample')} />
      </Section>
      <Section part="notices" say={say}>
        <p {...say('changeMore')} />
        <p {...say('assignmentMore')} />
      </Section>
      <Section part="judgment" say={say}>
        <p {...say('judgmentMore')} />
      </Section>
    </>
  );
}
