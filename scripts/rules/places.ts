import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/root.ts';
import { isOfPages, textOf } from './code.ts';

const topLevel =
  /^(package\.json|package-lock\.json|vite\.config\.ts|tsconfig\.json|pages|shared|styles|public|scripts|test|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|SECURITY\.md|LICENSE|\..*)$/;

/** @returns files and folders that do not belong at the top level. */
export const strangersAtTop = (files: readonly string[]): string[] =>
  [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
    .filter((name) => !topLevel.test(name))
    .map((name) => `${name} does not belong at the top level`);

// What the head and the start of a page do stands outside the models, and so does what Preact's stand-in needs.
const mayTouchAddress = /^shared\/(navigation|app)\//;

/** @returns files that access the address or the history directly. */
export const addressTouchers = (files: readonly string[]): string[] =>
  files
    .filter((file) => isOfPages(file) && !mayTouchAddress.test(file))
    .filter((file) => /(^|[^.\w])(window\.)?(location|history)\./m.test(textOf(file)))
    .map((file) => `${file} touches the address or the history; shared/navigation/ does that`);

/** @returns files that access a storage directly: stored values have an owner and an age, which only one folder handles. */
export const storageTouchers = (files: readonly string[]): string[] =>
  files
    .filter((file) => isOfPages(file) && !file.startsWith('shared/platform/storage/'))
    .filter((file) => {
      const code = textOf(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
      return /\b(sessionStorage|localStorage|indexedDB|caches|document\.cookie)\b/.test(code);
    })
    .map(
      (file) => `${file} touches a storage; shared/platform/storage/ does that, and README.md there says what is kept`,
    );

const FROM_ROOT = /^(pages|shared|styles|public|scripts|test|\.ci|\.github)\//;

// Paths of the project, or of files and folders beside the text; `*` and `<name>` match any name.
const namedPaths = (text: string): string[] => {
  const prose = text.replace(/```.*?```/gs, '');
  const paths = [...prose.matchAll(/`([\w./-]+(?:\.(?:tsx?|md|scss|json|conf)|\/))`/g)].map(([, path]) => path ?? '');
  const links = [...prose.matchAll(/\]\(((?!https?:)[^)#\s]+)\)/g)].map(([, path]) => path ?? '');
  return [...paths, ...links];
};

// Files of a build, and files that a text tells its reader to create.
const ELSEWHERE = /^(dist|\.cache|\.sandbox)\/|^[/_]|(^|\/)(readThing|readPayments)\.ts$|^pages\/paymentHistory\//;
const IN_A_PAGE = /^(page|model|main|messages|document|index|model\.test|examples)\.(tsx?|html|scss)$/;

const isThere = (file: string, path: string): boolean =>
  [FROM_ROOT.test(path) ? '' : dirname(file), ''].some((base) => existsSync(join(root, base, path)));

/** @returns paths in a README or another text that do not exist. `files` are paths from the root. */
export const missingPathsInTexts = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
    .flatMap((file) =>
      namedPaths(textOf(file))
        .filter((path) => !ELSEWHERE.test(path) && !IN_A_PAGE.test(path) && !isThere(file, path))
        .map((path) => `${file} names ${path}, which is not there`),
    );

const MAX_LINES = { introduction: 150, folder: 75 };

/** @returns READMEs that are longer than a newcomer reads: the project's has its own limit, those of folders have one page. */
export const longReadmes = (files: readonly string[]): string[] =>
  files
    .filter((file) => /(^|\/)README\.md$/.test(file))
    .flatMap((file) => {
      const lines = textOf(file).trimEnd().split('\n').length;
      const limit = file === 'README.md' ? MAX_LINES.introduction : MAX_LINES.folder;
      return lines > limit ? [`${file} has ${lines} lines; at most ${limit}`] : [];
    });

const pageFolders = (files: readonly string[]): string[] => [
  ...new Set(files.filter((file) => /^pages\/[^/]+\//.test(file)).map((file) => file.split('/')[1] ?? '')),
];

/** @returns screens that are missing in the README's table of addresses. */
export const pagesMissingInReadme = (files: readonly string[]): string[] => {
  const readme = textOf('README.md');
  return pageFolders(files)
    .filter(
      (folder) => folder !== 'home' && !readme.includes(`\`/${folder}\``) && !readme.includes(`\`pages/${folder}/\``),
    )
    .map((folder) => `README.md has no row for pages/${folder}`);
};

/** @returns screens without a test in their folder. */
export const untestedPages = (files: readonly string[]): string[] =>
  pageFolders(files)
    .filter((folder) => !files.some((file) => file.startsWith(`pages/${folder}/`) && /\.test\.tsx?$/.test(file)))
    .map((folder) => `pages/${folder} has no test beside it`);

/**
 * @returns texts in files that are not named `messages.ts`: the build would not find them, and translations would be missing. A brand's labels
 * are in `rowLabels.ts`, which it finds too.
 */
export const strayTexts = (files: readonly string[]): string[] =>
  files
    .filter((file) => isOfPages(file) && !/\/(messages|rowLabels)\.ts$/.test(file))
    .filter((file) => textOf(file).includes('defineMessages('))
    .map((file) => `${file} defines texts, which only a messages.ts or rowLabels.ts may`);

/** @returns npm scripts that do not check the version of Node first. */
export const scriptsWithoutNodeCheck = (): string[] => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
  return Object.entries(scripts)
    .filter(([, command]) => !command.startsWith('node scripts/checkNode.cjs && '))
    .map(([name]) => `package.json: the script "${name}" does not begin with node scripts/checkNode.cjs`);
};
