import { LATE_BANDS } from '../../shared/domain/terms.ts';
import { text as terms } from '../../shared/features/publicSite/LoanTerms/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import type { Said } from '../../shared/ui/Said/said.ts';
import { sayingFilled } from '../../shared/ui/Said/sayingFilled.ts';
import { figures } from './figures.ts';
import { lateCost, PROBLEMS } from './lateCost.ts';
import { text } from './messages.ts';

const { say } = sayingFilled(text, figures);
const { say: sayTerm } = sayingFilled(terms, figures);

const BANDS = ['days1', 'days2', 'days3'] as const;

// What stands there until the borrower asks for their own: a true example, worked out like any other.
const example = lateCost(500_000, 40, 'new');

const out = (place: string) => ({ 'data-out': place, children: example[place] });

function Field({ name, keyboard }: { readonly name: 'amount' | 'days'; readonly keyboard: 'decimal' | 'numeric' }) {
  return (
    <div className="field">
      <label htmlFor={name}>
        <span {...say(name)} />
      </label>
      <input type="text" id={name} name={name} inputMode={keyboard} maxLength={30} aria-describedby={`${name}-hint`} />
      <p id={`${name}-hint`} className="field__hint small" aria-live="polite">
        <span data-problem="" {...say(`${name}Hint`)} />
        {PROBLEMS.map((problem) => (
          <span key={problem} data-problem={problem} hidden {...say(`${name}${problem}`)} />
        ))}
      </p>
    </div>
  );
}

function Choice({ value, label }: { readonly value: 'new' | 'repeat'; readonly label: Said }) {
  return (
    <label className="choice">
      <input type="radio" name="client" value={value} defaultChecked={value === 'new'} /> <span {...label} />
    </label>
  );
}

const form = () => (
  <form noValidate>
    <Field name="amount" keyboard="decimal" />
    <Field name="days" keyboard="numeric" />
    <fieldset className="field">
      <legend {...say('first')} />
      <Choice value="new" label={say('yes')} />
      <Choice value="repeat" label={say('no')} />
    </fieldset>
    <button type="submit" className="button" {...say('work')} />
    <noscript>
      <p>{t(text.noScript)}</p>
    </noscript>
  </form>
);

interface LineProps {
  readonly label: Said;
  readonly place: string;
  /** How the line comes to its amount. */
  readonly step?: string;
}

function Line({ label, place, step }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <span {...label} />
        {step && <span className="cost__step small muted" {...out(step)} />}
      </th>
      <td {...out(place)} />
    </tr>
  );
}

const penalty = (
  <tr>
    <th scope="row">
      <span {...say('penalty')} />
      <span className="cost__step small muted" data-client="new" {...say('firstLoan')} />
      <span className="cost__step small muted" data-client="repeat" hidden {...say('laterLoan')} />
    </th>
    <td {...out('penalty')} />
  </tr>
);

const cost = (
  <div id="cost">
    <h3>
      <span data-whose="example" {...say('example')} />
      <span data-whose="own" hidden {...say('own')} />
    </h3>
    <p role="status">
      <span className="muted" {...say('charges')} /> <strong className="cost__sum" {...out('charges')} />
    </p>
    <table className="terms-bands">
      <tbody>
        <Line label={say('unpaid')} place="unpaid" />
        <Line label={say('daysLate')} place="days" />
        {penalty}
        {LATE_BANDS.map(({ fromDay }, at) => (
          <Line key={fromDay} label={sayTerm(BANDS[at] ?? 'days3')} place={`cost${at}`} step={`step${at}`} />
        ))}
        <Line label={say('all')} place="all" />
      </tbody>
    </table>
  </div>
);

/** What being late would cost, by the terms: the borrower's figures in, every step of the sum out. */
export const calculator = (
  <section className="card stack" id="calculator">
    <h2 {...say('cost')} />
    <p {...say('costLead')} />
    {form()}
    {cost}
  </section>
);
