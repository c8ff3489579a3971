import { textOf } from './code.ts';

/** A word that must not occur in code or texts, and what to write instead. Add a word once nothing uses it any more. */
type Banned = readonly [word: RegExp, instead: string];

const bannedWords: readonly Banned[] = [
  // Names and phrases of our own for which there is a common term.
  [/\bfates?\b/i, 'networkOutcome'],
  [/\bfreshRead/i, 'createQuery'],
  [/\bPageFacts\b/, 'PageConfig'],
  [/\bOnePress\b/, 'IgnoreKeyRepeat'],
  [/\bstandIns\b/, 'polyfills'],
  [/\bbackAsking\b/, 'backPrompt'],
  [/\bfollowOlder/, 'legacy…'],
  [/\bPlaces\b/, 'Navigator'],
  [/\bsentMarks?\b/, 'submission'],
  [/\bin doubt\b|\bInDoubt/i, 'unconfirmed'],
  [/\b(read|list|open|push)Older/, 'legacy…'],
  [/\bstartStill\b|\bstill pages?\b/i, 'static page'],
  [/\b(standAt|handOver|letGo|bringToLife)\b/, 'claimRoute, redirect, release, hydrate'],
  [/\b(MOST|LEAST)_[A-Z]/, 'MAX_, MIN_'],
  [/\b(printWeights|lookAgain|takeTab)\b/, 'printSizes, checkAgain, claimTab'],
  [/\brules of the house\b/i, 'architecture checks'],
  [/\banswers whether\b/i, '@returns whether'],
  // Words that sound old or foreign.
  [/\b(whilst|amongst|nought|thereof)\b/i, 'while, among, zero, of it'],
  // Words that say nothing, where a fact or a figure could stand.
  [/\b(simply|obviously|easily|seamless|robust|blazing)\b/i, 'the fact, or nothing'],
  [/\b(utili[sz]e|leverage)\b/i, 'use'],
  // A folder name without a subject, and notes to oneself.
  [/(?<!'rolldown\/)\butils\b/i, 'what it does'],
  [/\b(TODO|FIXME)\b/, 'an issue, or the change itself'],
  // Terms that are not used any more.
  [/\b(black|white)list/i, 'deny list, allow list'],
  [/\b(sanity|dummy)\b/i, 'check, sample'],
];

const TEXT = /\.([cm]?[jt]sx?|scss|html|md|conf|ya?ml)$|^\.ci\//;
const OWN = /^scripts\/rules\/bannedWords(\.test)?\.ts$/;

/** @returns the banned words in a text with their places, one line each. */
export const bannedWordsIn = (file: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) =>
    bannedWords.flatMap(([word, instead]) => {
      const found = word.exec(line)?.[0];
      return found ? [`${file}:${at + 1} says "${found}"; write: ${instead}`] : [];
    }),
  );

/** @returns the banned words in the repository. `files` are paths from the root. */
export const bannedWordsOf = (files: readonly string[]): readonly string[] =>
  files.filter((file) => TEXT.test(file) && !OWN.test(file)).flatMap((file) => bannedWordsIn(file, textOf(file)));
