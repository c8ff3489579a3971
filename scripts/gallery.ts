import { buildSite } from './build/buildSite.ts';
import { assertNoArguments, endWithParent, orExit } from './build/command.ts';
import { readSettings } from './build/settings.ts';
import { serveStates } from './gallery/states/serveStates.ts';
import { states } from './gallery/states/states.ts';
import { assertFree, readListenAt } from './serve/httpServer.ts';

const DEFAULT_PORT = 4180;

await orExit(async () => {
  endWithParent();
  assertNoArguments('PORT=3000 HOST=0.0.0.0 npm run gallery');
  const listenAt = readListenAt(process.env, DEFAULT_PORT);
  await assertFree(listenAt);
  // The states answer in the format of the contract, so the brand's adapter is switched off.
  const settings = await readSettings({ ...process.env, ADAPTER: 'none', OUT_DIR: '.cache/gallery' });
  await buildSite(settings);
  const { origin } = await serveStates({ states, settings, ...listenAt });
  console.log(`\nEvery screen in every state, brand “${settings.brand.name}”:\n\n  ${origin}/gallery/\n`);
});
