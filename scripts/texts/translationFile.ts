import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Translation } from '../../shared/i18n/messages.ts';
import { formatted } from '../build/formatted.ts';

const headOf = (language: string): string => `import type { Translation } from './messages.ts';

/** The texts of all screens in the language \`${language}\`, by set. */
export const ${language}: Translation = `;

/** Writes a language's texts as a file of the project, formatted; what stands before the texts stays. */
export const writeTranslation = (file: string, language: string, texts: Translation): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [head = ''] = /^.*?Translation = /s.exec(before) ?? [headOf(language)];
  writeFileSync(file, formatted('shared/i18n/language.ts', `${head}${JSON.stringify(texts, null, 2)};\n`));
};
