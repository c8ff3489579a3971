import { hydrateRoot } from 'react-dom/client';
import { Frame } from '../../../shared/app/Frame.tsx';
import { t } from '../../../shared/i18n/t.ts';
import { browserClock, browserEnv, type HostWindow } from '../../../shared/platform/browserEnv.ts';
import type { Env, Return } from '../../../shared/platform/env.ts';
import { makeToasts } from '../../../shared/platform/toasts.ts';
import { isRoute, loadRoute, nameOf } from './routes.ts';

const box = document.getElementById('root') as HTMLElement;
const toasts = makeToasts(browserClock);

let root: ReturnType<typeof hydrateRoot> | undefined;
let shown = '';
let onReturn: ((how: Return) => void)[] = [];

const go = (url: string, how: 'pushState' | 'replaceState'): void => {
  if (!isRoute(url)) {
    location.assign(url);
    return;
  }
  history[how](null, '', url);
  scrollTo(0, 0);
  void show();
};

// Navigates with the history API instead of loading a document; everything else of the environment is the app's own.
const envOf = (parts: Awaited<ReturnType<typeof loadRoute>>): Env => {
  const env = browserEnv(window as HostWindow, parts.client, toasts.show);
  return {
    ...env,
    navigator: { ...env.navigator, assign: (url) => go(url, 'pushState'), replace: (url) => go(url, 'replaceState') },
    onReturn: (run) => void onReturn.push(run),
  };
};

const show = async (): Promise<void> => {
  const address = location.href;
  const parts = await loadRoute(address);
  if (address !== location.href) return;
  shown = nameOf(address);
  onReturn = [];
  const env = envOf(parts);
  const model = parts.create(env);
  const frame = <Frame key={address} model={model} Screen={parts.Screen} page={env.page} $toast={toasts.$toast} />;
  document.title = t(parts.title);
  if (root) root.render(frame);
  else root = hydrateRoot(box, frame);
};

addEventListener('popstate', () => nameOf(location.href) !== shown && show());
document.addEventListener('visibilitychange', () => document.hidden || onReturn.map((run) => run('visible')));
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || !isRoute(link.href)) return;
  event.preventDefault();
  go(link.href, 'pushState');
});
void show();
