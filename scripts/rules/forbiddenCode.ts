import { isOfPages, textOf } from './files.ts';

interface Rule {
  /** Which files of the pages it is for. */
  readonly files: (file: string) => boolean;
  readonly forbidden: RegExp;
  readonly message: string;
}

const isComponent = (file: string): boolean => file.endsWith('.tsx') && file !== 'shared/app/start.tsx';

// The build renders these parts of static pages to HTML, in every language.
const isStaticView = (file: string): boolean => /\/document\.tsx$|^shared\/features\/publicSite\//.test(file);

const rules: readonly Rule[] = [
  {
    files: (file) => !/^shared\/(navigation|app)\//.test(file),
    forbidden: /(^|[^.\w])(window\.)?(location|history)\./m,
    message: 'uses the address or the history; shared/navigation/ does that',
  },
  {
    files: (file) => !file.startsWith('shared/platform/storage/'),
    forbidden: /\b(sessionStorage|localStorage|indexedDB|caches|document\.cookie)\b/,
    message: 'uses a storage; shared/platform/storage/ does that, so that every value has an owner and an age',
  },
  {
    files: (file) => !/\/messages\.ts$/.test(file),
    forbidden: /\bdefineMessages\(['"]/,
    message: 'defines texts; the build finds those of a messages.ts only',
  },
  {
    // A value that is read without a subscription stays on screen after it has changed: a wrong amount, for instance.
    files: isComponent,
    forbidden: /\$\w+\.(get\(\)|value\b)/,
    message: 'reads a store without listening to it; useStore does both',
  },
  {
    files: isComponent,
    forbidden: /\bdocument\.(querySelector|getElement)/,
    message: 'searches the document; a component has refs',
  },
  {
    files: (file) => !file.endsWith('.tsx') && !/^shared\/(i18n|app)\//.test(file),
    forbidden: /^import \{[^}]*\bt\b[^}]*\} from '[^']*\/i18n\/t\.ts'/m,
    message: 'resolves a text, which would stay in its language; hold the message, and a component resolves it',
  },
  {
    files: () => true,
    forbidden: /\b(text|\w+Text)\.\w+\.text\b/,
    message: 'reads the text of a message; t() resolves it, in a component',
  },
  {
    files: (file) => !isStaticView(file),
    forbidden: /\b(text|\w+Text)\[/,
    message: 'looks a text up by a key, so that the build can leave out no text; use a map of messages',
  },
  {
    // A constant at the top level whose value calls t() before any function begins.
    files: (file) => file.endsWith('.tsx') && !isStaticView(file),
    forbidden: /^(export )?const (?:(?!=>|\bfunction\b|^\S)[\s\S])*?\bt\(/m,
    message: 'resolves a text when it is loaded, in whose language it would stay; do so in a component',
  },
];

const withoutComments = (code: string): string => code.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** @returns code of the pages that must not stand where it does. `files` are paths from the root. */
export const forbiddenCode = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => isOfPages(file) && !/\/examples\.tsx$/.test(file))
    .flatMap((file) => {
      const code = withoutComments(textOf(file));
      return rules
        .filter((rule) => rule.files(file) && rule.forbidden.test(code))
        .map(({ message }) => `${file} ${message}`);
    });
