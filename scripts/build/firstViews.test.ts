import { describe, expect, it } from 'vitest';
import { findPages } from './findPages.ts';
import { prerender } from './firstViews.ts';
import { readSettings } from './settings.ts';

const viewsOf = async (folder: string): Promise<readonly string[]> => {
  const settings = await readSettings({ ...process.env, PAGES: folder });
  return [...(await prerender(settings, await findPages(settings))).keys()];
};

describe('First views', () => {
  it('are each build’s own, where several run at once', async () => {
    const folders = ['About', 'Contact', 'error', 'home'];
    expect(await Promise.all(folders.map(viewsOf))).toEqual(folders.map((folder) => [folder]));
  });
});
