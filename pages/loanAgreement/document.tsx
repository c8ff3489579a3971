import { ScriptSlot } from '../../shared/app/ScriptSlot.tsx';
import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { Contents } from '../../shared/features/publicSite/Contents/Contents.tsx';
import { LoanTerms, partsOfTerms } from '../../shared/features/publicSite/LoanTerms/LoanTerms.tsx';
import { t } from '../../shared/i18n/t.ts';
import { sayingFilled } from '../../shared/ui/Said/sayingFilled.ts';
import { calculator } from './Calculator.tsx';
import { figures } from './figures.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button/Button.scss';
import './page.scss';

const { say } = sayingFilled(text, figures);

const parts = partsOfTerms(figures);
const afterLate = parts.findIndex(({ id }) => id === 'late') + 1;
const contents = [
  ...parts.slice(0, afterLate),
  { id: 'calculator', title: say('cost') },
  ...parts.slice(afterLate),
  { id: 'questions', title: say('questions') },
];

const questions = (
  <section className="card stack" id="questions">
    <h2 {...say('questions')} />
    <a className="button" {...screenLink('customerService')} {...say('service')} />
    <a className="button button--quiet" {...screenLink('loanDetail')} {...say('order')} />
    <a className="line" {...screenLink('privacyPolicy')} {...say('privacy')} />
  </section>
);

/** The terms of the loan, and a calculator of what being late costs by them. */
export const staticPage: StaticPage = {
  title: t(text.title),
  description: t(text.description, figures),
  view: (
    <main className="page">
      <h1 {...say('title')} />
      <p {...say('lead')} />
      <Contents id="contents" title={say('contents')} parts={contents} />
      <ScriptSlot />
      <LoanTerms figures={figures} afterLate={calculator} />
      {questions}
      <a className="line" href="#contents" {...say('back')} />
    </main>
  ),
};
