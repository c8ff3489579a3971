import { BrandBar } from '../../shared/app/Frame.tsx';
import { ScriptSlot, type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { terms } from '../../shared/brand/current.ts';
import { Licence } from '../../shared/features/core/Licence/Licence.tsx';
import { Contents } from '../../shared/features/publicSite/Contents.tsx';
import { LoanTerms, partsOfTerms } from '../../shared/features/publicSite/LoanTerms.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { calculator } from './Calculator.tsx';
import { figures } from './lateCost.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button.scss';
import './page.scss';

const parts = partsOfTerms(figures);
const afterLate = parts.findIndex(({ id }) => id === 'late') + 1;
// A brand that leaves out the cost of paying late has no calculator either.
const late = afterLate ? [{ id: 'calculator', title: t(publicSiteText.lateCost, figures) }] : [];
const contents = [
  ...parts.slice(0, afterLate),
  ...late,
  ...parts.slice(afterLate),
  { id: 'questions', title: t(text.questions, figures) },
];

const questions = (
  <section className="card stack" id="questions">
    <h2>{t(text.questions, figures)}</h2>
    <a className="button" {...screenLink('customerService')}>
      {t(commonText.service, figures)}
    </a>
    <a className="button button--quiet" {...screenLink('loanDetail')}>
      {t(commonText.order, figures)}
    </a>
    <a className="line" {...screenLink('privacyPolicy')}>
      {t(commonText.privacyPolicy, figures)}
    </a>
  </section>
);

/** The terms of the loan, with a calculator of late charges. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.terms),
  description: t(text.description, figures),
  view: (
    <>
      <BrandBar help={screenLink('customerService')} hasLogo />
      <main className="page">
        <h1>{t(publicSiteText.terms, figures)}</h1>
        <p>{t(text.lead, figures)}</p>
        <Contents id="contents" title={t(publicSiteText.onThisPage, figures)} parts={contents} />
        <ScriptSlot />
        <LoanTerms terms={terms} figures={figures} afterLate={!!afterLate && calculator()} />
        {questions}
        <a className="line" href="#contents">
          {t(publicSiteText.toContents, figures)}
        </a>
      </main>
      <Licence isFoot />
    </>
  ),
};
