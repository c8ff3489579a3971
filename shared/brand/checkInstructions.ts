import { isObject } from '../lib/shape.ts';
import type { Brand, PaymentStep, PaymentWay } from './brand.ts';
import { type BrandProblem, nearestKey } from './brandProblem.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const PICTURE_FILE = /^[a-z0-9][\w-]*\.(svg|png|jpe?g|webp)$/i;

const unknownKeys = (value: object, known: readonly string[], path: string): BrandProblem[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const suggestion = nearestKey(key, known);
      return {
        path,
        reason: `has a key "${key}" that there is not${suggestion ? `; did you mean ${suggestion}?` : ''}`,
      };
    });

const problemsOfPicture = (picture: unknown, where: string, path: string): BrandProblem[] => {
  if (picture === undefined) return [];
  if (!isObject(picture)) return [{ path, reason: `${where}: picture must have file and about` }];
  const { file, about } = picture as { readonly file?: unknown; readonly about?: unknown };
  const isFile = typeof file === 'string' && PICTURE_FILE.test(file);
  return [
    ...unknownKeys(picture, ['file', 'about'], path),
    ...(isFile ? [] : [{ path, reason: `${where}: picture.file must be a file of public/images, such as scan.png` }]),
    ...(isText(about) ? [] : [{ path, reason: `${where}: picture.about must say what the picture shows` }]),
  ];
};

const problemsOfStep = (step: PaymentStep, where: string, path: string): BrandProblem[] => {
  if (!isObject(step)) return [{ path, reason: `${where} must be a step with a title` }];
  return [
    ...unknownKeys(step, ['title', 'more', 'picture'], path),
    ...(isText(step.title) ? [] : [{ path, reason: `${where}: title must not be empty` }]),
    ...(step.more === undefined || isText(step.more)
      ? []
      : [{ path, reason: `${where}: more must not be empty, or be absent` }]),
    ...problemsOfPicture(step.picture, where, path),
  ];
};

// Ways and steps are numbered from 1 in messages.
const problemsOfWay = (way: PaymentWay, number: number, path: string): BrandProblem[] => {
  const where = `way ${number}`;
  if (!isObject(way)) return [{ path, reason: `${where} must have a title and steps` }];
  const steps = Array.isArray(way.steps) ? way.steps : [];
  return [
    ...unknownKeys(way, ['title', 'steps'], path),
    ...(isText(way.title) ? [] : [{ path, reason: `${where}: title must not be empty` }]),
    ...(steps.length ? [] : [{ path, reason: `${where}: steps must be a list of one at least` }]),
    ...steps.flatMap((step: PaymentStep, at) => problemsOfStep(step, `${where}, step ${at + 1}`, path)),
  ];
};

/** The problems of a brand's ways to pay: languages that have none or that the brand does not have, and incomplete steps. */
export const problemsOfInstructions = ({
  instructions,
  languages,
}: Pick<Brand, 'instructions' | 'languages'>): BrandProblem[] => {
  if (instructions === undefined) return [];
  if (!isObject(instructions))
    return [{ path: 'instructions', reason: 'must be ways to pay by language, or be absent' }];
  const spoken: readonly string[] = Array.isArray(languages) ? languages : [];
  return [
    ...spoken
      .filter((language) => !instructions[language]?.length)
      .map((language) => ({
        path: `instructions.${language}`,
        reason: 'is missing: each language of the brand needs its ways to pay',
      })),
    ...Object.keys(instructions).flatMap((language): BrandProblem[] => {
      const path = `instructions.${language}`;
      if (!spoken.includes(language)) return [{ path, reason: 'is not among the languages of the brand' }];
      const ways = instructions[language];
      if (!Array.isArray(ways)) return [{ path, reason: 'must be a list of ways to pay' }];
      return ways.flatMap((way: PaymentWay, at) => problemsOfWay(way, at + 1, path));
    }),
  ];
};

/** The pictures in a brand's ways to pay, each with the path of the key that names it. */
export const picturesOfInstructions = ({
  instructions = {},
}: Pick<Brand, 'instructions'>): readonly { readonly path: string; readonly file: string }[] =>
  Object.keys(instructions).flatMap((language) =>
    (instructions[language] ?? []).flatMap(({ steps }) =>
      steps.flatMap(({ picture }) => (picture ? [{ path: `instructions.${language}`, file: picture.file }] : [])),
    ),
  );
