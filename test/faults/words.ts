import type { Look } from './page/look.ts';

/**
 * The outcome of a call: a network error (`offline`), no response within a minute (`timeout`), an HTTP error status (`http`), a body
 * without the envelope (`noEnvelope`), data of an unexpected shape (`wrongData`), a refusal with or without a message (`refused`,
 * `refusedMutely`), or `success`. `anyData`: data that a page may accept or reject. `waiting`: no outcome yet.
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

/** A claim that a page can make, and the words that express it. */
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

/** Words that leave a claim open: a sentence with one of them does not state it as a fact. */
const UNCONFIRMED =
  /\bnot known\b|\bmay (be|have|already|exist|still)\b|\bcould still\b|\bcannot see\b|\bif (the|you)\b|\bonce\b|\buntil\b|\bwhether\b|\bunless\b|\bwhen\b|\bnobody\b/i;

/** The claims that each outcome forbids. All others are allowed. */
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

/** While the outcome of a request that moves money, signs or saves is unknown: no success, no failure, no "nothing is owed". */
const forbiddenWhenUnconfirmed: readonly Saying[] = [failure, success, nothingOwed];

/** What the words of a page are judged by. */
export interface Spoken {
  readonly kind: OutcomeKind;
  /** Whether the outcome of a request that must not be sent twice is unknown. */
  readonly isUnconfirmed?: boolean;
  /** Whether the page's amounts come only from this call, so that none can be known without its response. */
  readonly isMoneyOfTheCall?: boolean;
  /** Words that are always on the page, and not part of the message. */
  readonly exempt?: RegExp;
  /** The message of the service's response, which may say anything. */
  readonly verbatim?: string;
}

/** Splits a line into sentences. */
export const sentencesOf = (line: string): readonly string[] => line.split(/(?<=[.!?…:])\s+/);

const wordsOf = ({ lines, said, hiddenWords, title }: Look): readonly string[] => [
  title,
  ...lines,
  ...said.map(({ text }) => text),
  ...hiddenWords,
];

/** Returns the sentences that are new on a page, visible or for screen readers. */
const newSentences = (before: Look, after: Look): readonly string[] => {
  const earlier = new Set(wordsOf(before).flatMap(sentencesOf));
  return [...new Set(wordsOf(after).flatMap(sentencesOf))].filter((sentence) => !earlier.has(sentence));
};

/** Returns a sentence, or an empty text if it overlaps with the service's own message. */
export const withoutVerbatim = (sentence: string, verbatim: string): string =>
  verbatim && (verbatim.includes(sentence) || sentence.includes(verbatim)) ? '' : sentence;

const sayingsFor = ({ kind, isUnconfirmed = false, isMoneyOfTheCall = false }: Spoken): readonly Saying[] => [
  ...forbidden[kind],
  ...(isUnconfirmed && kind !== 'success' && kind !== 'anyData' ? forbiddenWhenUnconfirmed : []),
  ...(isMoneyOfTheCall && kind !== 'success' && kind !== 'anyData' ? [owed] : []),
];

/** Returns the new claims of a page that its outcome forbids. Open words excuse all claims but `offline` and `timeout`. */
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
