import { findPages } from '../../../../scripts/build/findPages.ts';
import { buildPage } from '../../../../scripts/build/pageDocument.ts';
import { readSettings } from '../../../../scripts/build/settings.ts';
import { GOOD_HOST } from './hostile.ts';

const built = new Map<string, Promise<string>>();

// `/order`, which the app opens after a bank account is bound, is served by the order page, too.
const folderAt = (path: string): string => (path === '/order' ? 'loanDetail' : path.slice(1));

const build = async (folder: string): Promise<string> => {
  const settings = await readSettings({ ...process.env, PAGES: folder });
  const [page] = await findPages(settings);
  if (!page) throw new Error(`There is no page ${folder}.`);
  return (await buildPage({ ...settings, brand: { ...settings.brand, hosts: [GOOD_HOST] } }, page)).document;
};

/** Returns the document at a path, built for the same brand with a list of hosts. It is built once per folder. */
export const listedDocument = (path: string): Promise<string> => {
  const folder = folderAt(path);
  const document = built.get(folder) ?? build(folder);
  built.set(folder, document);
  return document;
};
