import { BrandBar } from '../../shared/app/Frame.tsx';
import { ScriptSlot, type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { terms } from '../../shared/brand/current.ts';
import { Licence } from '../../shared/features/core/Licence/Licence.tsx';
import { Contents } from '../../shared/features/publicSite/Contents.tsx';
import { termsFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { LoanTerms, partsOfTerms } from '../../shared/features/publicSite/LoanTerms.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button.scss';

const contents = [...partsOfTerms(figures), { id: 'questions', title: t(publicSiteText.questions, figures) }];

const questions = (
  <section className="card stack" id="questions">
    <h2>{t(publicSiteText.questions, figures)}</h2>
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

/** The terms of the loan. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.terms),
  description: t(text.description, figures),
  view: (
    <>
      <BrandBar help={screenLink('customerService')} hasLogo />
      <main className="page">
        <h1>{t(publicSiteText.terms, figures)}</h1>
        <p>{t(text.lead, figures)}</p>
        <Contents title={t(publicSiteText.onThisPage, figures)} parts={contents} />
        <ScriptSlot />
        <LoanTerms terms={terms} figures={figures} />
        {questions}
      </main>
      <Licence isFoot />
    </>
  ),
};
