import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATED, translationFile } from '../../build/readMessages.ts';
import { root } from '../../build/root.ts';

const copied = ['shared', 'styles', 'scripts', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

// A separate folder for the caches in node_modules, so that the build of a copy does not use those of this project.
const linkModules = (project: string): void => {
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
};

const edit = (file: string, change: (content: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A screen of a grown project: the page of which it is a copy, and the ending that is added to its name and to those of its texts. */
interface Screen {
  readonly page: string;
  readonly name: string;
  readonly ending: string;
}

const NAME_OF_TEXTS = /(?<=defineMessages\(')\w+/;

/** Copies a page. @returns the names of its texts. */
const copyPage = (project: string, { page, name, ending }: Screen): string[] => {
  const folder = join(project, 'pages', name);
  cpSync(join(root, 'pages', page), folder, { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  edit(join(folder, 'index.html'), (html) => html.replaceAll(`/pages/${page}/`, `/pages/${name}/`));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bmessages\.ts$/.test(file),
  );
  return files.map((file) => {
    const [texts = ''] = NAME_OF_TEXTS.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    edit(join(folder, file), (code) => code.replace(NAME_OF_TEXTS, texts + ending));
    return texts;
  });
};

// A copy has the same languages as its page.
const copyTranslations = (project: string, copies: readonly { texts: string; ending: string }[]): void => {
  for (const language of TRANSLATED) {
    const file = translationFile(language, join(project, 'shared/i18n'));
    if (!existsSync(file)) continue;
    const more = `for (const { texts, ending } of ${JSON.stringify(copies)}) ${language}[texts + ending] = ${language}[texts];\n`;
    edit(file, (code) => code + more);
  }
};

/** @returns `count` screens, each with the page of which it is a copy: first the pages themselves, then copies of them in turn. */
export const namesOfScreens = (pages: readonly string[], count: number): Screen[] =>
  Array.from({ length: count }, (_, at) => {
    const page = pages[at % pages.length] ?? '';
    const turn = Math.floor(at / pages.length);
    const ending = turn ? `Copy${turn}` : '';
    return { page, name: page + ending, ending };
  });

/** Makes a copy of the project in `project`, with `count` screens made from `pages/`. @returns their names. */
export const growProject = (project: string, pages: readonly string[], count: number): readonly string[] => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(project, path), { recursive: true });
  linkModules(project);
  const screens = namesOfScreens(pages, count);
  const copies = screens.flatMap((screen) =>
    copyPage(project, screen).map((texts) => ({ texts, ending: screen.ending })),
  );
  copyTranslations(
    project,
    copies.filter(({ ending }) => ending),
  );
  return screens.map(({ name }) => name);
};
