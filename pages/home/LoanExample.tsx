import { loanExample } from '../../shared/brand/current.ts';
import { termDays } from '../../shared/brand/loanTerms.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { exampleStart, figures, loanExampleOf } from './loanExample.ts';
import { text } from './messages.ts';

const sliders = { amount: text.amount, days: text.days };

const rows = [
  ['fee', text.fee],
  ['receive', commonText.receive],
  ['interest', text.interest],
  ['back', text.back],
  ['cost', text.cost],
  ['rate', text.rate],
] as const;

interface SliderProps {
  readonly name: 'amount' | 'days';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly start: number;
  readonly shown: string | undefined;
}

function Slider({ name, least, most, step, start, shown }: SliderProps) {
  return (
    <div className="slider">
      <label htmlFor={name}>
        <span>{t(sliders[name], figures)}</span> <strong data-out={name}>{shown}</strong>
      </label>
      <input
        type="range"
        id={name}
        min={least}
        max={most}
        step={step}
        defaultValue={String(start)}
        aria-valuetext={shown}
      />
    </div>
  );
}

/** The cost of a loan, for an amount and a term that the visitor sets; before that, a calculated example. */
export const loanExampleCard = () => {
  if (!loanExample) return null;
  const { leastCents, mostCents } = loanExample;
  const { stepCents, startCents } = exampleStart(loanExample);
  const shown = loanExampleOf(startCents, termDays.least, loanExample);
  return (
    <section className="card stack" id="example">
      <h2>{t(text.example, figures)}</h2>
      <div className="stack">
        <Slider
          name="amount"
          least={leastCents}
          most={mostCents}
          step={stepCents}
          start={startCents}
          shown={shown['amount']}
        />
        <Slider
          name="days"
          least={termDays.least}
          most={termDays.most}
          step={1}
          start={termDays.least}
          shown={shown['days']}
        />
      </div>
      <dl className="example" aria-live="polite">
        {rows.map(([row, label]) => (
          <div key={row} className={`line example__${row}`}>
            <dt className="muted">{t(label, figures)}</dt>
            <dd data-out={row}>{shown[row]}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{t(text.exampleNote, figures)}</p>
    </section>
  );
};
