import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATED, translationFile } from '../../build/readMessages.ts';
import { root } from '../../build/root.ts';

const copied = ['shared', 'styles', 'scripts', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

// A folder of its own for the modules' caches, so that a copy's build never meets this project's.
const linkModules = (project: string): void => {
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
};

const edit = (file: string, change: (content: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

const copyPage = (project: string, page: string, name: string): void => {
  const folder = join(project, 'pages', name);
  cpSync(join(root, 'pages', page), folder, { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  edit(join(folder, 'index.html'), (html) => html.replaceAll(`/pages/${page}/`, `/pages/${name}/`));
  edit(join(folder, 'messages.ts'), (texts) => texts.replace(`defineMessages('${page}'`, `defineMessages('${name}'`));
};

/** A screen of a grown project, and the page that it is a copy of. */
interface Screen {
  readonly page: string;
  readonly name: string;
}

// A copy speaks the languages of its page.
const copyTranslations = (project: string, screens: readonly Screen[]): void => {
  const copies = JSON.stringify(screens.filter(({ page, name }) => page !== name));
  for (const language of TRANSLATED) {
    const file = translationFile(language, join(project, 'shared/i18n'));
    if (!existsSync(file)) continue;
    edit(file, (texts) => `${texts}for (const { page, name } of ${copies}) ${language}[name] = ${language}[page];\n`);
  }
};

/** The names of `count` screens, and the page that each is a copy of: the pages themselves first, then again and again. */
export const namesOfScreens = (pages: readonly string[], count: number): Screen[] =>
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
  copyTranslations(project, screens);
  return screens.map(({ name }) => name);
};
