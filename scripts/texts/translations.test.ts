import { expect, it } from 'vitest';
import { problemsOf } from '../build/compareTexts.ts';
import { allMessages, SOURCE_LANGUAGE } from '../build/readMessages.ts';

it('No translation has an unknown set or key, or other placeholders than English', async () => {
  const { sets, translations } = await allMessages();
  const english = [...sets.values()].map(({ name, languages }) => [name, languages[SOURCE_LANGUAGE] ?? {}] as const);
  const wrong = Object.entries(translations).flatMap(([language, texts]) =>
    problemsOf(Object.fromEntries(english), texts).map((problem) => `${language}: ${problem}`),
  );
  expect(wrong).toEqual([]);
});
