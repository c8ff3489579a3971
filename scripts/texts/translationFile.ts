import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '../../shared/i18n/messages.ts';
import { root } from '../build/root.ts';

const headOf = (language: string): string => `import type { Translation } from './messages.ts';

/** The texts of all screens in the language \`${language}\`, by set. */
export const ${language}: Translation = `;

const formatted = (code: string): string =>
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path=shared/i18n/language.ts'], {
    cwd: root,
    input: code,
    encoding: 'utf8',
  });

/** Writes a language's texts as a file of the project, formatted; what stands before the texts stays. */
export const writeTranslation = (file: string, language: string, texts: Translation): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [head = ''] = /^.*?Translation = /s.exec(before) ?? [headOf(language)];
  writeFileSync(file, formatted(`${head}${JSON.stringify(texts, null, 2)};\n`));
};
