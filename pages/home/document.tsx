import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { name, storeUrl } from '../../shared/brand/current.ts';
import { Panel } from '../../shared/features/publicSite/Panel.tsx';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { type Tile, Tiles } from '../../shared/features/publicSite/Tiles.tsx';
import { t } from '../../shared/i18n/t.ts';
import { saying } from '../../shared/ui/Said/said.ts';
import { text } from './messages.ts';
import './page.scss';

const { say, about } = saying(text);

const reasons = ['fast', 'fees', 'flexible', 'secure'] as const;
const abilities = ['order', 'repay', 'delay', 'complain'] as const;

const tile = (key: (typeof reasons | typeof abilities)[number], picture?: string): Tile => ({
  ...(picture && { picture }),
  title: say(key),
  more: say(`${key}More`),
});

const welcome = (
  <Panel picture="site-hero" width={480} height={360} about={about('picture')}>
    <h1 id="page-title" className="welcome">
      {name}
    </h1>
    <p {...say('lead')} />
    <a className="button" href={storeUrl} {...say('app')} />
    <a className="button button--quiet" {...screenLink('Loan')} {...say('services')} />
  </Panel>
);

/** The public landing page: who lends, what borrowers can do here, and where to begin. */
export const staticPage: StaticPage = {
  title: name,
  description: t(text.description),
  view: (
    <SiteFrame here="home" first={welcome}>
      <h2 {...say('why')} />
      <Tiles tiles={reasons.map((key) => tile(key, `site-${key}`))} />
      <h2 {...say('can')} />
      <Tiles tiles={abilities.map((key) => tile(key))} />
      <section className="card stack">
        <h2 {...say('start')} />
        <p {...say('startMore')} />
        <a className="button button--quiet" {...screenLink('User')} {...say('guide')} />
      </section>
    </SiteFrame>
  ),
};
