import { endpoints } from '../../../shared/api/allEndpoints.ts';
import type { CallFault } from '../calls/CallFault.ts';
import type { CallSite } from '../calls/CallSite.ts';
import { callCase } from '../calls/callCase.ts';
import { bodyFaults } from '../calls/faults/bodies.ts';
import { envelopeFaults } from '../calls/faults/envelopes.ts';
import { httpFaults } from '../calls/faults/http.ts';
import { sequenceFaults } from '../calls/faults/sequences.ts';
import { transportFaults } from '../calls/faults/transport.ts';
import { callSites } from '../calls/sites/all.ts';
import type { FaultCase } from '../FaultCase.ts';
import { ENGINES } from '../tabs/Tab.ts';

const faults: readonly CallFault[] = [
  ...transportFaults,
  ...httpFaults,
  ...bodyFaults,
  ...envelopeFaults,
  ...sequenceFaults,
];

// The most frequent faults of old networks and proxies: tried at every site.
const WORST = ['reset within the body', 'no answer'];

// Faults where a page could claim more than it knows: a status that says nothing about the debt, a refused look at the
// records, an offer without its periods.
const isTelling = ({ trigger, isBeside, isLook, call }: CallSite, { name }: CallFault): boolean =>
  (name === '500' && !trigger.length && !isBeside) ||
  (name === 'a refusal of an unknown code' && !!isLook) ||
  (name === 'its periods missing' && call === 'readLoanOffer');

/** Picks, besides those, every 60th pair of fault and site, so that the worst cases include all kinds and all sites. */
const isWorst = (site: CallSite, fault: CallFault, faultAt: number, siteAt: number): boolean =>
  WORST.includes(fault.name) || isTelling(site, fault) || (faultAt + siteAt * 7) % 60 === 0;

const everywhere = (reason: string): NonNullable<FaultCase['leftOut']> =>
  Object.fromEntries(ENGINES.map((engine) => [engine, reason]));

const goodBody = ({ opened, call }: CallSite): string => {
  const answers = opened.answers?.[call];
  return JSON.stringify(Array.isArray(answers) ? answers[0] : answers);
};

const leftOutOf = (site: CallSite, fault: CallFault): FaultCase['leftOut'] => {
  const isOpening = !site.trigger.length;
  if (site.isPicture && !fault.isForPicture) return everywhere('a picture has neither body nor envelope to read');
  if (fault.manner === 'offline' && isOpening)
    return everywhere('without a line there is no document either; the refused connection stands for it');
  if (site.isLeaving && (fault.manner === 'offline' || fault.manner === 'refuse'))
    return everywhere('without a line the browser cannot open the next page either, and says so itself');
  if (site.isLook && fault.manner === 'offline')
    return everywhere('without a line what it looks for is not sent in the first place');
  if (site.isBeside && (fault.manner === 'refuse' || fault.manner === 'offline'))
    return everywhere('the call that the screen lives by does not go through either, where it is tried');
  if (fault.manner === 'overtaken' && !site.mark)
    return everywhere('the call is not asked a second time while it is under way');
  if (site.readsAs && (fault.kind === 'body' || fault.kind === 'envelope'))
    return everywhere('the same code reads the same answer at another moment, where it is tried');
  const reason = fault.leftOut?.(goodBody(site));
  if (reason) return everywhere(reason);
  if (fault.notInWebkit) return { webkit: fault.notInWebkit };
  return fault.manner === 'offline'
    ? { webkit: 'WebDriver cannot cut the line; the refused connection stands for it' }
    : {};
};

const caseOf = (site: CallSite, siteAt: number, fault: CallFault, faultAt: number): FaultCase => {
  const leftOut = leftOutOf(site, fault);
  return {
    ...callCase(site, fault),
    isWorst: isWorst(site, fault, faultAt, siteAt),
    engines: ENGINES,
    ...(leftOut && { leftOut }),
  };
};

const untried = Object.keys(endpoints).filter((call) => !callSites.some((site) => site.call === call));
if (untried.length) throw new Error(`The matrix has no moment for ${untried.join(', ')}.`);

/** Every call at every site, with every fault of its answer. */
export const callCases: readonly FaultCase[] = callSites.flatMap((site, siteAt) =>
  faults.map((fault, faultAt) => caseOf(site, siteAt, fault, faultAt)),
);
