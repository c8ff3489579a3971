import type { StillPage } from '../../shared/app/stillPage.ts';
import { toScreen } from '../../shared/app/toScreen.ts';
import { storeUrl } from '../../shared/brand/current.ts';
import { Panel } from '../../shared/site/Panel.tsx';
import { SiteFrame } from '../../shared/site/SiteFrame.tsx';
import { Contents } from '../../shared/ui/Contents/Contents.tsx';
import { LoanTerms, partsOfTerms } from '../../shared/ui/LoanTerms/LoanTerms.tsx';
import { saying } from '../../shared/ui/Said/said.ts';
import { sayingFilled } from '../../shared/ui/Said/sayingFilled.ts';
import { figures } from './figures.ts';
import { text } from './messages.ts';

const { say } = sayingFilled('Loan', text, figures);
const { about } = saying('Loan', text);

const first = (
  <Panel picture="site-hero" width={480} height={360} about={about('picture')}>
    <h1 id="page-title" {...say('title')} />
    <p {...say('lead')} />
    <a className="button" href={storeUrl} {...say('app')} />
    <a className="button button--quiet" {...toScreen('loanAgreement')} {...say('late')} />
  </Panel>
);

/** What the lender offers, and the terms of its loans. */
export const still: StillPage = {
  title: text.title,
  description: text.description,
  view: (
    <SiteFrame here="Loan" first={first}>
      <Contents id="contents" title={say('contents')} parts={partsOfTerms(figures)} />
      <LoanTerms figures={figures} />
    </SiteFrame>
  ),
};
