import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, relative, resolve, sep } from 'node:path';
import { LANGUAGES } from '../../shared/brand/brand.ts';
import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/command.ts';
import { problemsOfBrandTexts } from '../build/compareTexts.ts';
import { namesOf } from '../build/namesOf.ts';
import { brandFolderOf, brandProblems, isSample, loadBrand, sampleValues } from '../build/readBrand.ts';
import { allMessages } from '../build/readMessages.ts';
import { root } from '../build/root.ts';

const USAGE = `npm run brand -- new <id> <folder> [--languages en,hi]
npm run brand -- check [folder]`;

type Print = (line: string) => void;

const list = (print: Print, title: string, lines: readonly string[]): void => {
  if (lines.length) print(`${title}\n  ${lines.join('\n  ')}`);
};

/** Prints everything that keeps a brand from being published. @returns whether there is nothing. */
const checkBrand = async (folder: string, print: Print): Promise<boolean> => {
  const source = await loadBrand(folder);
  const problems = [...brandProblems(source), ...problemsOfBrandTexts(source, await allMessages(folder, true))];
  const samples = sampleValues(source);
  list(print, 'It cannot be built:', problems);
  list(print, 'Still a sample, which "npm run build" rejects:', samples);
  const isReady = !problems.length && !samples.length;
  const verdict = isSample(source) ? 'is a sample of the project, for nobody to borrow from' : 'can be published';
  if (isReady) print(`The brand "${source.brand.id}" ${verdict}.`);
  return isReady;
};

/** Writes the examples, in the brand's languages, and a file for each language that the app does not have. */
const writeExample = (folder: string, languages: readonly string[]): void => {
  const from = join(root, 'scripts/brand/example');
  const isWanted = (file: string): boolean =>
    dirname(file) !== join(from, 'i18n') || languages.includes(parse(file).name);
  cpSync(from, join(folder, 'example'), { recursive: true, filter: isWanted });
  for (const language of languages.filter((each) => !(LANGUAGES as readonly string[]).includes(each))) {
    mkdirSync(join(folder, 'i18n'), { recursive: true });
    const name = namesOf([language])[language];
    writeFileSync(
      join(folder, 'i18n', `${language}.ts`),
      `// ${name}. A set and its keys as in messages.ts.\nexport const ${language} = {};\n`,
    );
  }
};

const inTemplate = (file: string): string => readFileSync(join(root, 'scripts/brand/template', file), 'utf8');

const makeBrand = async (id: string, folder: string, languages: readonly string[], print: Print): Promise<void> => {
  if (!languages.length || ![id, ...languages].every((each) => /^[a-z][a-z0-9]*$/.test(each)))
    throw new BuildError('A brand has an id and languages of lower-case letters and digits, such as acme and en,hi.');
  const file = join(folder, 'brand.ts');
  if (existsSync(file)) throw new BuildError(`${file} is there already.`);
  const pictures = join(folder, 'public');
  mkdirSync(join(pictures, 'images'), { recursive: true });
  const source = inTemplate('brand.ts')
    .replaceAll('acme', id)
    .replace("defaultLanguage: 'en'", `defaultLanguage: '${languages[0]}'`)
    .replace("languages: ['en']", `languages: [${languages.map((each) => `'${each}'`).join(', ')}]`);
  writeFileSync(file, source);
  const settings = inTemplate('tsconfig.template.json').replaceAll('APP', relative(folder, root).split(sep).join('/'));
  writeFileSync(join(folder, 'tsconfig.json'), settings);
  writeExample(folder, languages);
  print(
    `Created ${file}. Your own favicon.svg, images/share.png (1200 x 630) and images/site-hero.svg may go into ${pictures}.`,
  );
  await checkBrand(folder, print);
  print(
    `Next: fill in ${file}, then run "npm run brand -- check ${folder}" until it finds nothing. To see the pages: BRAND_DIR=${folder} npm start`,
  );
};

/**
 * `new` creates a brand in a folder, `check` names everything that keeps one from being published.
 * @returns whether all went well. @throws BuildError if the arguments are wrong.
 */
export const runBrand = async (args: readonly string[], env: NodeJS.ProcessEnv, print: Print): Promise<boolean> => {
  const options = { languages: { type: 'string', default: 'en' } } as const;
  const { values, positionals } = readArgs({ args: [...args], allowPositionals: true, options }, USAGE);
  const [command, first, second, ...more] = positionals;
  if (command === 'check' && !second) return checkBrand(brandFolderOf(first ? { BRAND_DIR: first } : env), print);
  if (command !== 'new' || !first || !second || more.length) throw new BuildError(USAGE);
  await makeBrand(first, resolve(second), values.languages.split(',').filter(Boolean), print);
  return true;
};
