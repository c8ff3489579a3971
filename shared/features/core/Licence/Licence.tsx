import { company, currencySign, defaultLanguage, disclosures, money, terms } from '../../../brand/current.ts';
import { t } from '../../../i18n/t.ts';
import { type LicenceFact, licenceFacts } from './licenceFacts.ts';
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

const stated = licenceFacts({ company, currencySign, defaultLanguage, disclosures, money, terms });

interface LicenceProps {
  /** Whether it is the page's whole footer, at full width; otherwise a section within a footer. */
  readonly isFoot?: boolean;
}

/**
 * The statements that the law of the lender's country requires, for a static page: its name and licence are always visible, the rest is in a closed
 * `<details>`. Nothing for a brand without them.
 */
export function Licence({ isFoot }: LicenceProps) {
  if (!stated) return null;
  const { plain, first, more, rest, lines } = stated;
  const Box = isFoot ? 'footer' : 'section';
  const className = isFoot ? 'page stated small' : 'stated small';
  if (lines)
    return (
      <Box className={className}>
        {Object.keys(lines).map((language) => (
          <p key={language} lang={language}>
            {lines[language]?.map((line) => [line, <br key={line} />])}
          </p>
        ))}
      </Box>
    );
  return (
    <Box className={className}>
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
