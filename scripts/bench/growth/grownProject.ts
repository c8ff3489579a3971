import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/settings.ts';

const copied = ['shared', 'styles', 'scripts', 'public', 'package.json', 'tsconfig.json'];

// A folder of its own for the modules' caches, so that a copy's build never meets this project's.
const linkModules = (project: string): void => {
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
};

const copyPage = (project: string, page: string, name: string): void => {
  const folder = join(project, 'pages', name);
  cpSync(join(root, 'pages', page), folder, { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  const entry = join(folder, 'index.html');
  writeFileSync(entry, readFileSync(entry, 'utf8').replaceAll(`/pages/${page}/`, `/pages/${name}/`));
};

/** The names of `count` screens, and the page that each is a copy of: the pages themselves first, then again and again. */
export const namesOfScreens = (
  pages: readonly string[],
  count: number,
): { readonly page: string; readonly name: string }[] =>
  Array.from({ length: count }, (_, at) => {
    const page = pages[at % pages.length] ?? '';
    const turn = Math.floor(at / pages.length);
    return { page, name: turn ? `${page}Copy${turn}` : page };
  });

/** Makes a copy of the project in `project` with so many screens, from `pages/` as it stands. Answers their names. */
export const growProject = (project: string, pages: readonly string[], count: number): readonly string[] => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(project, path), { recursive: true });
  linkModules(project);
  const screens = namesOfScreens(pages, count);
  for (const { page, name } of screens) copyPage(project, page, name);
  return screens.map(({ name }) => name);
};
