import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { wireCasesBySubject } from '../../../test/wire/cases/allCases.ts';

const LANDING = 'Landing page';

/** What the calls are about, in the order of the wire cases. */
export const subjects: readonly string[] = Object.keys(wireCasesBySubject);

/** What a call is about, by the wire cases that it stands with. The image of a captcha is no call, and has none. */
export const subjectOf = (name: CallName): string =>
  Object.entries(wireCasesBySubject).find(([, cases]) => cases.some((wireCase) => wireCase.name === name))?.[0] ??
  LANDING;
