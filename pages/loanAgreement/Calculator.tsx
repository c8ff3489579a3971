import { terms } from '../../shared/brand/current.ts';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { StaticField } from '../../shared/features/publicSite/StaticField.tsx';
import { bandText } from '../../shared/features/publicSite/termTexts.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { figures, lateCost, PROBLEMS } from './lateCost.ts';
import { text } from './messages.ts';

// Shown until the borrower enters their own figures: an example calculated in the same way.
const example = lateCost(500_000, 40, 'new');

const out = (place: string) => ({ 'data-out': place, children: example[place] });

function Field({ name, keyboard }: { readonly name: 'amount' | 'days'; readonly keyboard: 'decimal' | 'numeric' }) {
  const problems: { [problem: string]: string } = {};
  for (const problem of PROBLEMS) problems[problem] = t(text[`${name}${problem}`], figures);
  return (
    <StaticField
      name={name}
      label={t(text[name], figures)}
      hint={t(text[`${name}Hint`], figures)}
      problems={problems}
      input={{ inputMode: keyboard }}
    />
  );
}

function Choice({ value, label }: { readonly value: 'new' | 'repeat'; readonly label: string }) {
  return (
    <label className="choice">
      <input type="radio" name="client" value={value} defaultChecked={value === 'new'} /> <span>{label}</span>
    </label>
  );
}

const form = () => (
  <form noValidate>
    <Field name="amount" keyboard="decimal" />
    <Field name="days" keyboard="numeric" />
    <fieldset className="field">
      <legend>{t(text.first, figures)}</legend>
      <Choice value="new" label={t(text.yes, figures)} />
      <Choice value="repeat" label={t(text.no, figures)} />
    </fieldset>
    <button type="submit" className="button">
      {t(text.work, figures)}
    </button>
    <noscript>
      <p>{t(text.noScript)}</p>
    </noscript>
  </form>
);

interface LineProps {
  readonly label: string;
  readonly place: string;
  /** The calculation behind the line's amount. */
  readonly step?: string;
}

function Line({ label, place, step }: LineProps) {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
        {step && <span className="cost__step small muted" {...out(step)} />}
      </th>
      <td {...out(place)} />
    </tr>
  );
}

const penalty = () => (
  <tr>
    <th scope="row">
      <span>{t(text.penalty, figures)}</span>
      <span className="cost__step small muted" data-client="new">
        {t(text.firstLoan, figures)}
      </span>
      <span className="cost__step small muted" data-client="repeat" hidden>
        {t(text.laterLoan, figures)}
      </span>
    </th>
    <td {...out('penalty')} />
  </tr>
);

const cost = () => (
  <div id="cost">
    <h3>
      <span data-whose="example">{t(text.example, figures)}</span>
      <span data-whose="own" hidden>
        {t(text.own, figures)}
      </span>
    </h3>
    <p role="status">
      <span className="muted">{t(text.charges, figures)}</span> <strong className="cost__sum" {...out('charges')} />
    </p>
    <table className="terms-bands">
      <tbody>
        <Line label={t(text.unpaid, figures)} place="unpaid" />
        <Line label={t(commonText.daysLate, figures)} place="days" />
        {penalty()}
        {terms.lateBands.map(({ fromDay }, at) => (
          <Line key={fromDay} label={t(bandText(terms, at), figures)} place={`cost${at}`} step={`step${at}`} />
        ))}
        <Line label={t(text.all, figures)} place="all" />
      </tbody>
    </table>
  </div>
);

/** A calculator of the charges for late payment by the terms: the borrower enters figures and sees each step of the sum. */
export const calculator = () => (
  <section className="card stack" id="calculator">
    <h2>{t(publicSiteText.lateCost, figures)}</h2>
    <p>{t(text.costLead, figures)}</p>
    {form()}
    {cost()}
  </section>
);
