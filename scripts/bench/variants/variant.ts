/** The ways to build the same screens that the bench compares. */
export const variantNames = ['ours', 'prefetch', 'react', 'plain', 'spa', 'spaAhead', 'floor', 'before'] as const;

export type VariantName = (typeof variantNames)[number];

/** The description of each variant for readers of the report. */
export const explained: { readonly [name in VariantName]: string } = {
  ours: 'what ships: `npm run build`, one self-contained prerendered document a screen, on the core of Preact',
  prefetch:
    'the same build without its rule for prerendering, as for a brand or a browser that does not: documents are fetched ahead (moves only)',
  react: 'the same build of the same sources with React itself (`ENGINE=react`)',
  plain:
    'a plain multi-page `vite build` of the same `pages/*/index.html`, Preact in the place of React: module scripts, shared chunks and CSS in hashed files, module preload; nothing prerendered, no call from the head',
  spa: 'a single-page `vite build` of the same screens, Preact in the place of React: one entry, a router in the browser, a lazy chunk a screen, which arrives at the tap',
  spaAhead:
    'the same single-page build that loads the next screen’s chunk ahead, where the app fetches its document ahead (moves only)',
  floor:
    'the screen as a static page by hand: the same words, markup and styles, and a script of some lines that fetches the data and fills it in; no framework, no other view, language or brand, no errors, nothing to tap',
  before: 'what shipped at an earlier commit, built from it with its own packages (only with `--against`)',
};
