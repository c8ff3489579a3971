import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/settings.ts';

const topLevel =
  /^(package\.json|package-lock\.json|vite\.config\.ts|tsconfig\.json|renovate\.json|pages|shared|styles|public|scripts|test|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|SECURITY\.md|LICENSE|\..*)$/;

/** Files and folders at the top level that have no place there. */
export const strangersAtTop = (files: readonly string[]): string[] =>
  [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
    .filter((name) => !topLevel.test(name))
    .map((name) => `${name} does not belong at the top level`);

// What the head and the start of a page do stands outside the models, and so does what Preact's stand-in needs.
const mayTouchAddress = /^shared\/(navigation|app)\//;

/** Files that reach for the address bar or the history themselves. */
export const addressTouchers = (files: readonly string[]): string[] =>
  files
    .filter(
      (file) => /^(pages|shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !mayTouchAddress.test(file),
    )
    .filter((file) => /(^|[^.\w])(window\.)?(location|history)\./m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} touches the address or the history; shared/navigation/ does that`);

/** Files that reach for a storage themselves: what is kept on a phone has an owner and an age, which one folder knows. */
export const storageTouchers = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^(pages|shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('shared/stores/'))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
      return /\b(sessionStorage|localStorage|indexedDB|caches|document\.cookie)\b/.test(code);
    })
    .map((file) => `${file} touches a storage; shared/stores/ does that, and README.md there says what is kept`);

/** Paths that the README names and that are not there. */
export const missingReadmePaths = (): string[] => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replace(/```.*?```/gs, '');
  const paths = [...readme.matchAll(/`((?:pages|shared|styles|public|scripts|test|\.ci)\/[\w./-]*)`/g)].map(
    ([, path]) => path ?? '',
  );
  const images = [...readme.matchAll(/\]\(((?!https?:)[^)#\s]+)\)/g)].map(([, path]) => path ?? '');
  return [...paths, ...images]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `README.md names ${path}, which is not there`);
};

/** Screens without a test beside them. */
export const untestedPages = (files: readonly string[]): string[] => {
  const folders = [
    ...new Set(files.filter((file) => /^pages\/[^/]+\//.test(file)).map((file) => file.split('/')[1] ?? '')),
  ];
  return folders
    .filter((folder) => !files.some((file) => file.startsWith(`pages/${folder}/`) && /\.test\.tsx?$/.test(file)))
    .map((folder) => `pages/${folder} has no test beside it`);
};

/** Texts in a file of another name than `messages.ts`: the build would not find them, and one language would be missing. */
export const strayTexts = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^(pages|shared)\/.*\.tsx?$/.test(file) && !/(\/messages|\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('defineMessages('))
    .map((file) => `${file} defines texts, which only a messages.ts may`);

/** npm scripts that would start on a Node that they do not work on. */
export const scriptsWithoutNodeCheck = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  return Object.entries(scripts)
    .filter(([, command]) => !command.startsWith('node scripts/checkNode.cjs && '))
    .map(([name]) => `package.json: the script "${name}" does not begin with node scripts/checkNode.cjs`);
};
