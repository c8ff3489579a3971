import { escapeHtml } from '../build/assemble.ts';
import type { FieldReport } from './checkFields.ts';
import type { CallReport, Report } from './conform.ts';
import type { Finding } from './finding.ts';
import { CHANGES } from './plans.ts';

/** The formats of a report. */
export const FORMATS = ['text', 'json', 'junit'] as const;

/** A format of a report. */
export type Format = (typeof FORMATS)[number];

const findingsOf = ({ calls }: Report): readonly Finding[] => calls.flatMap(({ findings }) => findings);

const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`;

/** @returns one line: how many calls were made, and what was found. */
export const summaryOf = (report: Report): string => {
  const asked = report.calls.filter(({ state }) => state !== 'not asked');
  const found = findingsOf(report).length;
  return `${count(asked.length, 'call')} asked, ${report.calls.length - asked.length} not: ${found ? count(found, 'deviation') : 'conformant'}`;
};

const fieldsIn = ({ fields }: CallReport, state: FieldReport['state']): readonly FieldReport[] =>
  fields.filter((field) => field.state === state);

const stateOf = (call: CallReport): string => {
  if (call.state === 'not asked') return `not asked: ${call.why}`;
  const seen = fieldsIn(call, 'ok').length + fieldsIn(call, 'empty').length;
  const found = call.findings.length ? count(call.findings.length, 'deviation') : 'ok';
  return `${found}${call.fields.length ? ` (${seen} of ${count(call.fields.length, 'field')} seen)` : ''}`;
};

const linesOf = (call: CallReport): readonly string[] => [
  `${call.call}  ${call.method} ${call.path}  ${stateOf(call)}`,
  ...call.findings.flatMap(({ path, verdict, word, received, expected }) => [
    `  ${verdict}: ${path} (${word})`,
    `    received  ${received}`,
    `    expected  ${expected}`,
  ]),
  ...fieldsIn(call, 'absent')
    .filter(({ without }) => without)
    .map(({ path, without }) => `  absent: ${path} (without it, in the names of the app: ${without})`),
];

const asText = (report: Report): string => {
  const writes = report.calls.filter(({ why }) => why === CHANGES);
  const others = report.calls.filter(({ why }) => why !== CHANGES);
  const said = writes.length ? [`not asked, for ${CHANGES}: ${writes.map(({ call }) => call).join(', ')}`] : [];
  return [...others.flatMap(linesOf), ...said, '', summaryOf(report)].join('\n');
};

const asJson = (report: Report): string =>
  JSON.stringify({ conformant: !findingsOf(report).length, ...report }, null, 2);

// Characters that XML 1.0 cannot represent are left out.
const xml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

const genericOf = (path: string): string => path.replace(/\[\d+\]/g, '[]');

const failure = ({ path, verdict, word, received, expected }: Finding): string =>
  `      <failure type="${word}" message="${xml(`${verdict}: ${path} (${word})`)}">${xml(`received ${received}; expected ${expected}`)}</failure>`;

// One test case for each field, and one for each other path with a problem.
const casesOf = (call: CallReport): readonly string[] => {
  const { findings, fields, state, why = '' } = call;
  const paths = new Set(['answer', ...fields.map(({ path }) => path), ...findings.map(({ path }) => genericOf(path))]);
  return [...paths].map((path) => {
    const failures = findings.filter((finding) => genericOf(finding.path) === path).map(failure);
    const skipped = state === 'not asked' ? [`      <skipped message="${xml(why)}"/>`] : [];
    const inner = [...failures, ...skipped];
    const begin = `    <testcase classname="${call.call}" name="${xml(path)}"`;
    return inner.length ? `${begin}>\n${inner.join('\n')}\n    </testcase>` : `${begin}/>`;
  });
};

const suiteOf = (call: CallReport): string => {
  const cases = casesOf(call);
  const failures = cases.filter((one) => one.includes('<failure')).length;
  const skipped = call.state === 'not asked' ? cases.length : 0;
  const begin = `  <testsuite name="${call.call}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">`;
  return `${begin}\n${cases.join('\n')}\n  </testsuite>`;
};

const asJunit = (report: Report): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conform">\n${report.calls.map(suiteOf).join('\n')}\n</testsuites>`;

const writers: { readonly [format in Format]: (report: Report) => string } = {
  text: asText,
  json: asJson,
  junit: asJunit,
};

/** Writes a report. */
export const written = (report: Report, format: Format): string => writers[format](report);

/** @returns the exit code of the command: 0 if every response conforms, 1 if one deviates, 2 if there was no response at all. */
export const exitCodeOf = (report: Report): 0 | 1 | 2 => {
  if (!report.isAnswered) return 2;
  return findingsOf(report).length ? 1 : 0;
};

// Node's error codes for a certificate whose issuer it does not know.
const UNKNOWN_ISSUER = /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER)/;

const unanswered = (report: Report): string => {
  const isUnknown = findingsOf(report).some(({ received }) => UNKNOWN_ISSUER.test(received));
  const hint = 'A certificate of your own is given by NODE_EXTRA_CA_CERTS=ca.pem before the command.';
  return `No call was answered at ${report.base}.${isUnknown ? ` ${hint}` : ''}`;
};

/** @returns one line with the likely reason, if nothing was checked or everything failed: a wrong address, or a private certificate. */
export const hintOf = (report: Report): string | undefined => {
  const asked = report.calls.filter(({ state }) => state !== 'not asked');
  if (!asked.length) return 'No call was asked.';
  if (!report.isAnswered) return unanswered(report);
  const isAbroad = asked.every(({ findings }) =>
    findings.some(({ word }) => ['http-status', 'html', 'redirect'].includes(word)),
  );
  return isAbroad && new URL(report.base).pathname === '/'
    ? `Does the service stand at ${report.base}/api?`
    : undefined;
};
