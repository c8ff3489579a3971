import type { Look } from './page/look.ts';

/**
 * What has become of a call: the line broke (`offline`), no answer came within a minute (`timeout`), the service answered
 * with a status of HTTP (`http`), with no envelope (`noEnvelope`), with data that is not what was promised (`wrongData`),
 * with a no, with or without words for it (`refused`, `refusedMutely`), or well (`success`). `anyData`: with data that a
 * page may take or leave. `waiting`: nothing has come of it yet.
 */
export type OutcomeKind =
  | 'offline'
  | 'timeout'
  | 'http'
  | 'noEnvelope'
  | 'wrongData'
  | 'anyData'
  | 'refused'
  | 'refusedMutely'
  | 'success'
  | 'waiting';

/** Something that a page can say, and the words that say it. */
interface Saying {
  readonly what: string;
  readonly words: RegExp;
}

const offline: Saying = {
  what: 'that there is no line',
  words:
    /\bno connection\b|\boffline\b|\bWi-?Fi\b|\byour (mobile )?data\b|\bcheck (the|your) connection\b|no internet/i,
};

const timeout: Saying = {
  what: 'that the service did not answer in time',
  words: /\bdid not answer\b|\bnot in time\b|\btimed? ?out\b|\btook too long\b/i,
};

const service: Saying = {
  what: 'that the service has a problem',
  words:
    /\bthe service has a problem\b|\bserver error\b|\bsystem error\b|\bHTTP \d|\bbad gateway\b|\b50\d\b(?=.*error)/i,
};

const refusal: Saying = {
  what: 'that the service said no',
  words: /\brefused\b|\brejected\b|\bdeclined\b|\bnot (allowed|permitted|eligible)\b|\bclosed today\b/i,
};

const failure: Saying = {
  what: 'that it failed',
  words:
    /\bfail(ed|s|ure)?\b|\bdid not work\b|\bunsuccessful|\bwas not (paid|sent|saved|confirmed|taken out|carried out)\b|\bcould not be (paid|sent|saved|confirmed)\b|\bno money (has )?(left|moved)\b|\bnothing was (paid|sent|saved)\b/i,
};

const success: Saying = {
  what: 'that it is done',
  words:
    /\bsuccess(ful|fully)?\b|\bthank you\b|\b(is|was|were|are|been) (paid|saved|sent|confirmed|bound|registered|received|settled)\b|\bhas arrived\b|\bcheck your phone\b|\bcompleted\b|\byou (have )?paid\b/i,
};

const nothingOwed: Saying = {
  what: 'that nothing is owed, or that there is nothing',
  words:
    /\bnothing (more |left )?(to|is|was) (pay|repay|be paid|owed|due|left|open)\b|\bnothing to (pay|repay)\b|\bno (debt|balance|payment|amount) (is |was )?(due|owed|open|needed|required)\b|\b(fully|already) (paid|repaid|settled)\b|\b(is|are|was|been) (settled|repaid)\b|\bno (running |open |such )?(loan|order|account|bank account|debt|complaint|offer|bank card|repayment method|pay code|code)\b(?! could| can be (read|loaded))|\b(does|did) not (exist|show)\b|\bnot found\b|\bno sign of it\b/i,
};

const owed: Saying = {
  what: 'what is owed',
  words: /[₱₹]\s?-?\d|\byou owe\b|\b(is|was|are) (due|overdue|owed)\b|\boverdue\b|\bamount (due|owed)\b/i,
};

/** words that leave it open: what stands in such a sentence is not said to be so. */
const UNCONFIRMED =
  /\bnot known\b|\bmay (be|have|already|exist|still)\b|\bcould still\b|\bcannot see\b|\bif (the|you)\b|\bonce\b|\buntil\b|\bwhether\b|\bunless\b|\bwhen\b|\bnobody\b/i;

/** The sayings that each outcome forbids. What is not forbidden may be said. */
const forbidden: { readonly [kind in OutcomeKind]: readonly Saying[] } = {
  offline: [timeout, refusal, success, nothingOwed],
  timeout: [offline, service, refusal, success, nothingOwed],
  http: [offline, timeout, refusal, success, nothingOwed],
  noEnvelope: [offline, timeout, refusal, success, nothingOwed],
  wrongData: [offline, timeout, refusal, success, nothingOwed],
  anyData: [offline, timeout, refusal],
  refused: [offline, timeout, service, success],
  refusedMutely: [offline, timeout, service, success, nothingOwed],
  success: [offline, timeout, service, refusal, failure],
  waiting: [offline, timeout, service, refusal, failure, success, nothingOwed],
};

/** Of a request that moves money, signs or saves: as long as nobody knows, neither yes nor no is said, nor that it may be forgotten. */
const forbiddenWhenUnconfirmed: readonly Saying[] = [failure, success, nothingOwed];

/** What of the outcome the words of a page are judged by. */
export interface Spoken {
  readonly kind: OutcomeKind;
  /** Whether a request is unconfirmed that must not be sent twice. */
  readonly isUnconfirmed?: boolean;
  /** Whether the page owes its amounts to this call alone: without its answer none can be known. */
  readonly isMoneyOfTheCall?: boolean;
  /** Words that stand there whatever happens, and are no part of the message. */
  readonly exempt?: RegExp;
  /** The service's own words, which it may choose as it likes. */
  readonly verbatim?: string;
}

/** The sentences of a line. */
export const sentencesOf = (line: string): readonly string[] => line.split(/(?<=[.!?…:])\s+/);

const wordsOf = ({ lines, said, hiddenWords, title }: Look): readonly string[] => [
  title,
  ...lines,
  ...said.map(({ text }) => text),
  ...hiddenWords,
];

/** The sentences that stand on a page now and did not before, to be seen, heard or read out. */
const newSentences = (before: Look, after: Look): readonly string[] => {
  const earlier = new Set(wordsOf(before).flatMap(sentencesOf));
  return [...new Set(wordsOf(after).flatMap(sentencesOf))].filter((sentence) => !earlier.has(sentence));
};

/** A sentence, and nothing where it is of the service's own words. */
export const withoutVerbatim = (sentence: string, verbatim: string): string =>
  verbatim && (verbatim.includes(sentence) || sentence.includes(verbatim)) ? '' : sentence;

const sayingsFor = ({ kind, isUnconfirmed = false, isMoneyOfTheCall = false }: Spoken): readonly Saying[] => [
  ...forbidden[kind],
  ...(isUnconfirmed && kind !== 'success' && kind !== 'anyData' ? forbiddenWhenUnconfirmed : []),
  ...(isMoneyOfTheCall && kind !== 'success' && kind !== 'anyData' ? [owed] : []),
];

/** What a page says that its outcome forbids; words that leave it open are none. */
export const wordProblems = (before: Look, after: Look, spoken: Spoken): readonly string[] => {
  const { kind, exempt, verbatim = '' } = spoken;
  const sayings = [...new Set(sayingsFor(spoken))];
  return newSentences(before, after)
    .map((sentence) => withoutVerbatim(sentence, verbatim))
    .filter((sentence) => sentence && !exempt?.test(sentence))
    .flatMap((sentence) =>
      sayings
        .filter((saying) => saying.words.test(sentence))
        .filter((saying) => saying === offline || saying === timeout || !UNCONFIRMED.test(sentence))
        .map(({ what }) => `says ${what}, on ${kind}: “${sentence.slice(0, 120)}”`),
    );
};
