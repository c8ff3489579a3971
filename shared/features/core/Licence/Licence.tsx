import { company, currencySign, defaultLanguage, disclosures, money, terms } from '../../../brand/current.ts';
import { t } from '../../../i18n/t.ts';
import { type LicenceFact, type LicenceFacts, licenceFacts } from './licenceFacts.ts';
import './Licence.scss';

const list = (facts: readonly LicenceFact[]) => (
  <dl>
    {facts.map(({ label, value, href }) => [
      label && (
        <dt key={label.id} className="muted">
          {t(label)}
        </dt>
      ),
      <dd key={value}>
        {href ? (
          <a className="line" href={href}>
            {value}
          </a>
        ) : (
          value
        )}
      </dd>,
    ])}
  </dl>
);

interface LicenceViewProps {
  readonly facts: LicenceFacts;
  /** Whether it is the page's whole footer, at full width; otherwise a section within a footer. */
  readonly isFoot?: boolean | undefined;
}

/** The statements of a lender about itself: its name and licence are always visible, the rest is in a closed `<details>`. */
function LicenceView({ facts, isFoot }: LicenceViewProps) {
  const { plain, first, more, rest, lines } = facts;
  const Box = isFoot ? 'footer' : 'section';
  if (lines)
    return (
      <Box className={isFoot ? 'page stated small' : 'stated small'}>
        {Object.keys(lines).map((language) => (
          <p key={language} lang={language}>
            {lines[language]?.map((line) => [line, <br key={line} />])}
          </p>
        ))}
      </Box>
    );
  return (
    <Box className={isFoot ? 'page stated small' : 'stated small'}>
      <p>
        <strong>{plain[0]}</strong>
      </p>
      {list(first)}
      <details>
        <summary className="line accent">
          <span>{t(more)}</span> <span aria-hidden="true">+</span>
        </summary>
        {list(rest)}
      </details>
    </Box>
  );
}

const stated = licenceFacts({ company, currencySign, defaultLanguage, disclosures, money, terms });

interface LicenceProps {
  /** Whether it is the page's whole footer, at full width; otherwise a section within a footer. */
  readonly isFoot?: boolean;
}

/** The statements that the law of the lender's country requires, for a static page; nothing for a brand without them. */
export function Licence({ isFoot }: LicenceProps) {
  return stated ? <LicenceView facts={stated} isFoot={isFoot} /> : null;
}
