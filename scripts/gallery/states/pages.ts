import type { Brand } from '../../../shared/brand/brand.ts';
import { escapeHtml } from '../../build/assemble.ts';
import { addressOf, storagesOf } from './address.ts';
import { scriptOf } from './browser/script.ts';
import type { FramedState } from './browser/showFrames.ts';
import type { SpeakAs } from './pageTexts.ts';
import type { State } from './State.ts';
import { shownPattern, spokenSteps, stepsInWords } from './speak.ts';

/** The data of the gallery's own pages. */
export interface Shown {
  readonly states: readonly State[];
  readonly brand: Brand;
  readonly speakAs: SpeakAs;
  /** Links to other galleries, such as that of the components. */
  readonly others: readonly { readonly title: string; readonly address: string }[];
}

/** The choice of states to show in frames, all of a screen or one, and of their language and colours. */
export interface FrameChoice {
  readonly screen: string;
  readonly state: string;
  readonly lang: string;
  readonly scheme: string;
}

const style = `
:root { color-scheme: light dark; font: 1em/1.4 system-ui, sans-serif; }
body { margin: 1rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.1rem; }
li { margin: .25rem 0; }
nav a { margin-right: 1rem; }
small { opacity: .8; }
figure { display: inline-block; vertical-align: top; width: 360px; margin: 0 1rem 1.5rem 0; }
figcaption { min-height: 4.5em; }
iframe { width: 360px; height: 640px; border: 1px solid; border-radius: 12px; background: Canvas; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const link = (address: string, title: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`;

// "</script>" in the data must not end the script element.
const data = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const framesAddress = (choice: Partial<FrameChoice>): string => `/gallery/frames?${new URLSearchParams(choice)}`;

/** Returns the URL of the tiny page that fills the storage and opens the state's page; it can be shared as a link. */
const openAddress = (state: State, lang: string): string => `/gallery/open?state=${state.name}&lang=${lang}`;

const stateItem = (state: State, languages: readonly string[]): string => {
  const steps = stepsInWords(state);
  const links = languages.map((lang) => link(openAddress(state, lang), lang)).join(' ');
  return `<li id="${state.name}">${link(framesAddress({ state: state.name }), state.title)} <small>open: ${links}${
    steps && `, then ${escapeHtml(steps)}`
  }</small></li>`;
};

const screenPart = (screen: string, states: readonly State[], languages: readonly string[]): string => {
  const frames = languages.flatMap((lang) =>
    ['light', 'dark'].map((scheme) => link(framesAddress({ screen, lang, scheme }), `${lang}, ${scheme}`)),
  );
  return `<h2 id="${screen}">${screen} <small>in phones: ${frames.join(' · ')}</small></h2>
<ul>${states.map((state) => stateItem(state, languages)).join('')}</ul>`;
};

/** Returns the page that lists all states by screen, with links that can be shared. */
export const indexPage = ({ states, brand, others }: Shown): string => {
  const screens = [...new Set(states.map(({ screen }) => screen))];
  const parts = screens.map((screen) =>
    screenPart(
      screen,
      states.filter((state) => state.screen === screen),
      brand.languages,
    ),
  );
  return page(
    `${brand.name}: ${states.length} states of ${screens.length} screens`,
    `<nav aria-label="Other galleries">${others.map(({ title, address }) => link(address, title)).join('')}${link('/gallery/reference', 'The calls of the service')}</nav>
<p>Every link can be shared. A title shows its state in a phone, which gets there by itself; so do all states of a screen, in a
language and in light or dark colours. A language behind a title opens the page itself: in the colours that the system
prefers, and where a tap is needed, that is yours to do.</p>
${parts.join('')}`,
  );
};

/** Returns the page that fills the storage as a state needs it, and then opens the state's page. */
export const openPage = async ({ brand }: Shown, state: State, lang: string): Promise<string> =>
  page(
    state.title,
    `<script>${await scriptOf('showFrames.ts')}
fillStorage(${data(storagesOf(state, brand))});
location.replace(${data(addressOf(state, lang))});</script>`,
  );

const figure = (state: State): string =>
  `<figure data-state="${state.name}"><figcaption>${link(framesAddress({ state: state.name }), state.title)}<br>
<small>${escapeHtml(stepsInWords(state))}</small></figcaption><iframe title="${escapeHtml(state.name)}"></iframe></figure>`;

/** Returns the page that shows states in phones side by side and brings each into its state. */
export const framesPage = async ({ states, brand, speakAs }: Shown, choice: FrameChoice): Promise<string> => {
  const chosen = states.filter(({ name, screen }) => name === choice.state || screen === choice.screen);
  const frames: FramedState[] = chosen.map((state) => ({
    address: addressOf(state, choice.lang),
    storage: storagesOf(state, brand),
    steps: spokenSteps(state, speakAs(state, choice.lang), brand),
    shows: shownPattern(state, speakAs(state, choice.lang)),
  }));
  return page(
    choice.screen || choice.state,
    `<nav aria-label="Gallery">${link('/gallery/', 'All screens')}</nav>${chosen.map(figure).join('')}
<script>${await scriptOf('perform.ts')}${await scriptOf('showFrames.ts')}
showFrames(${data(frames)}, ${data(choice.scheme)}, perform);</script>`,
  );
};

/** The picture that states' answers refer to as `{origin}/gallery/picture.svg`. */
export const samplePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9H0z" fill="#4a6650"/><circle cx="4.5" cy="4.5" r="2.5" fill="#fff"/></svg>';

/** The document that states' answers refer to as `{origin}/gallery/document`. */
export const sampleDocument = page(
  'Loan agreement',
  '<p>This is a sample of a contract that the service hands out.</p>'.repeat(12),
);
