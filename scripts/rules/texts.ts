import { isOfPages, textOf } from './code.ts';

const RESOLVES = /^import \{[^}]*\bt\b[^}]*\} from '[^']*\/i18n\/t\.ts'/m;
const READS = /\btext\.\w+\.text\b/;
const CHOOSES = /\btext\[/;

// The build renders these parts of static pages to HTML: they are not in a script, and the language files contain the texts that the HTML names.
const isStaticView = (file: string): boolean =>
  /\/document\.tsx$|^pages\/loanAgreement\/Calculator\.tsx$|^shared\/features\/publicSite\//.test(file);

// Code that runs when the module is loaded: a top-level statement that is not a function, and has none before `t(`.
const resolvesAtLoad = (code: string): boolean =>
  code
    .split(/^(?=\S)/m)
    .filter((statement) => /^(export )?const /.test(statement))
    .some((statement) => /\bt\(/.test(statement.split(/=>|\bfunction\b/)[0] ?? ''));

// The start-up code and components may resolve texts; models may not.
const mayResolve = (file: string): boolean => /^shared\/(i18n|app)\//.test(file) || file.endsWith('.tsx');

/** @returns what is wrong with the use of texts in a file's code. */
export const wrongsInTexts = (file: string, code: string): readonly string[] => [
  ...(RESOLVES.test(code) && !mayResolve(file)
    ? [
        `${file} resolves a text, which would stay in its language; it can hold the message, and a component resolves it`,
      ]
    : []),
  ...(READS.test(code) ? [`${file} reads the text of a message; t() resolves it, in a component`] : []),
  ...(CHOOSES.test(code) && !isStaticView(file)
    ? [`${file} takes a text by a key, so that no key can be left out; it can have a map of messages`]
    : []),
  ...(file.endsWith('.tsx') && !isStaticView(file) && resolvesAtLoad(code)
    ? [`${file} resolves a text when it is loaded, in whose language it would stay; it can do so as it renders`]
    : []),
];

/** @returns texts that are resolved anywhere else than while a component renders. `files` are paths from the root. */
export const wrongTexts = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => isOfPages(file) && !file.endsWith('/examples.tsx'))
    .flatMap((file) => wrongsInTexts(file, textOf(file)));
