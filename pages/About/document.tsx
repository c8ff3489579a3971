import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { Panel } from '../../shared/features/publicSite/Panel.tsx';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { Tiles } from '../../shared/features/publicSite/Tiles.tsx';
import { t } from '../../shared/i18n/t.ts';
import { saying } from '../../shared/ui/Said/said.ts';
import { text } from './messages.ts';

const { say, about } = saying(text);

const reasons = ['fast', 'fees', 'flexible', 'secure'] as const;

const first = (
  <>
    <h1 id="page-title" {...say('title')} />
    <p {...say('lead')} />
  </>
);

/** Who the lender is and how it works, for people who have not borrowed yet. */
export const staticPage: StaticPage = {
  title: t(text.title),
  description: t(text.description),
  view: (
    <SiteFrame here="About" first={first}>
      <h2 {...say('how')} />
      <Tiles tiles={reasons.map((key) => ({ picture: `site-${key}`, title: say(key), more: say(`${key}More`) }))} />
      <Panel picture="site-talk" width={480} height={300} about={about('picture')}>
        <h2 {...say('people')} />
        <p {...say('peopleMore')} />
        <a className="button button--quiet" {...screenLink('Contact')} {...say('contact')} />
      </Panel>
    </SiteFrame>
  ),
};
