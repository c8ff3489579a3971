import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { root } from '../../../scripts/build/root.ts';

/** The start time of every page, in epoch milliseconds. */
export const NOW_MS = Date.parse('2026-05-04T10:00:00+08:00');

// The oldest engine that the cases run in has no `?.` and no `??`.
const TARGET = 'chrome64';

const classic = async (path: string): Promise<string> => {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false, target: TARGET });
  return code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
};

/**
 * Returns the script that runs in every document before the page's own: a stopped clock, error listeners, and the
 * functions that inspect the page and act in it. The page's scripts notice only the clock.
 */
export const stageScript = async (): Promise<string> => {
  const gallery = join(root, 'scripts/gallery/states/browser');
  const own = ['stageClock', 'finger', 'look', 'aim', 'reach', 'keptNow', 'prerendering'];
  const codes = await Promise.all(own.map((name) => classic(join(import.meta.dirname, `${name}.ts`))));
  const [perform, frames] = await Promise.all(
    ['perform', 'showFrames'].map((name) => classic(join(gallery, `${name}.ts`))),
  );
  return `(function () {
${codes.join('\n')}
setStage(window, ${NOW_MS});
window.stage.look = function () { return look(window); };
window.stage.reach = function () { return reach(window); };
window.stage.keptNow = function () { return keptNow(window); };
window.stage.prerender = function () { return simulatePrerendering(window); };
window.stage.aim = function (step) { return aim(window, step); };
// Whoever acts in the page has the real clock.
window.stage.perform = (function (Date, setTimeout) {
${perform}
return function (step) { return perform(window, step); };
})(window.stage.realDate, window.stage.realSetTimeout);
window.stage.fill = (function (Date) {
${frames}
return function (storages) {
  sessionStorage.clear();
  localStorage.clear();
  window.stage.restart();
  fillStorage(storages);
  return true;
};
})({ now: function () { return ${NOW_MS}; } });
})();`;
};
