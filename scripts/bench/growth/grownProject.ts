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

/** A screen of a grown project, the page that it is a copy of, and what its name, and those of its texts, have more at the end. */
interface Screen {
  readonly page: string;
  readonly name: string;
  readonly ending: string;
}

const NAME_OF_TEXTS = /(?<=defineMessages\(')\w+/;

/** Copies a page. Answers the names of its texts. */
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

// A copy speaks the languages of its page.
const copyTranslations = (project: string, copies: readonly { texts: string; ending: string }[]): void => {
  for (const language of TRANSLATED) {
    const file = translationFile(language, join(project, 'shared/i18n'));
    if (!existsSync(file)) continue;
    const more = `for (const { texts, ending } of ${JSON.stringify(copies)}) ${language}[texts + ending] = ${language}[texts];\n`;
    edit(file, (code) => code + more);
  }
};

/** The names of `count` screens, and the page that each is a copy of: the pages themselves first, then again and again. */
export const namesOfScreens = (pages: readonly string[], count: number): Screen[] =>
  Array.from({ length: count }, (_, at) => {
    const page = pages[at % pages.length] ?? '';
    const turn = Math.floor(at / pages.length);
    const ending = turn ? `Copy${turn}` : '';
    return { page, name: page + ending, ending };
  });

/** Makes a copy of the project in `project` with so many screens, from `pages/` as it stands. Answers their names. */
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
