import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type DescribedCall, describeCall } from '../reference/describeCalls.ts';
import type { Answer } from './ask.ts';
import { checkAmounts, type MoneyWords } from './checkAmounts.ts';
import { checkBody, checkImage, checkKept, type Envelope } from './checkBody.ts';
import { checkFields, type FieldReport } from './checkFields.ts';
import { checkIds } from './checkIds.ts';
import type { LinkLimits } from './checkValue.ts';
import { type Finding, findingAt, type PlacedProblem, type Problem } from './finding.ts';

/** The rules for checking a response. */
export interface Rules {
  readonly limits: LinkLimits;
  readonly brand: MoneyWords;
}

/** The findings of a response, and its envelope, if that is a success. */
export interface AnswerChecked {
  readonly findings: readonly Finding[];
  readonly fields: readonly FieldReport[];
  readonly envelope?: Envelope;
}

/** Makes findings of the problems of a call. */
export const placed = (call: CallName, problems: readonly PlacedProblem[]): readonly Finding[] =>
  problems.map((problem) => findingAt(call, problem.path, problem));

const UNUSABLE: Problem = {
  word: 'unusable',
  received: 'data of which the page can make nothing',
  expected: 'at least what the reference names as required',
};

const checkData = (call: DescribedCall, envelope: Envelope, { limits, brand }: Rules) => {
  const { data } = envelope;
  const checked = checkFields(call, envelope, limits);
  const findings = [...checked.findings, ...checkAmounts(call, data, brand), ...checkIds(call, data)];
  const isUnusable = !findings.length && call.answer.read(data) === undefined;
  return { fields: checked.fields, findings: isUnusable ? [findingAt(call.name, 'data', UNUSABLE)] : findings };
};

/** Checks the whole response to a call. */
export const checkAnswer = async (name: CallName, answer: Answer, rules: Rules): Promise<AnswerChecked> => {
  if (name === 'readCaptcha') return { findings: placed(name, checkImage(answer)), fields: [] };
  const { problems: ofBody, envelope } = checkBody(answer);
  // A landing page is the same for everybody, so caches may store it.
  const problems = name === 'readLandingTemplate' ? ofBody : [...ofBody, ...checkKept(answer)];
  if (!envelope) return { findings: placed(name, problems), fields: [] };
  // Only if there are data to check, because describing the calls takes seconds.
  const data = checkData(await describeCall(name), envelope, rules);
  return { findings: [...placed(name, problems), ...data.findings], fields: data.fields, envelope };
};
