import { aheadProblems, drawNextAhead, openAhead } from './ahead.ts';
import { demandOf } from './calls/callCase.ts';
import { envelopeFaults } from './calls/faults/envelopes.ts';
import { httpFaults } from './calls/faults/http.ts';
import { transportFaults } from './calls/faults/transport.ts';
import { callSites } from './calls/sites/all.ts';
import type { FaultCase } from './FaultCase.ts';
import { keptProblems } from './kept.ts';
import { type Expected, emptyLook, judge, requestsOf, verdict } from './oracle.ts';
import { NOW_MS } from './page/stageScript.ts';
import { quietProblems } from './quiet.ts';
import { SESSION_ID } from './session.ts';
import type { Stage } from './stage.ts';

const good: Expected = { outcome: 'good', success: 'The amount is' };
const said: Expected = { outcome: 'said', success: 'The amount is' };

const FIELD = '<label>Name <input id="name" value="Maria"></label>';
const WAY_ON = '<button style="min-height: 44px">Retry</button>';
const ALERT = '<p role="alert">There is no connection.</p>';

const show = (stage: Stage, body: string): Promise<unknown> =>
  stage.evaluate(`(document.body.innerHTML = ${JSON.stringify(body)}, 1)`);

/** Returns the oracle's objections to a page whose body changes from `before` to `after`. */
const judged = async (stage: Stage, before: string, after: string, expected: Expected): Promise<readonly string[]> => {
  await stage.goto('/stage');
  await show(stage, before);
  const earlier = await stage.look();
  await show(stage, after);
  return judge(earlier, await stage.look(), expected, stage.standing());
};

const expectToHear = (words: string, heard: readonly string[]): readonly string[] =>
  heard.some((each) => each.startsWith(words))
    ? []
    : [`the oracle does not object “${words}”, but: ${heard.join('; ')}`];

const oracleCase = (name: string, run: FaultCase['run']): FaultCase => ({
  name: `oracle/${name}`,
  isWorst: true,
  endsAtOnce: true,
  engines: ['current', 'chromium69', 'webkit'],
  run,
});

/** Creates a case that starts on the home page, which does nothing by itself. */
const atHome = (name: string, run: FaultCase['run']): FaultCase =>
  oracleCase(name, async (stage) => {
    await stage.open({ screen: 'home' });
    return run(stage);
  });

/** Creates a case that starts on a prerendered page. */
const drawnAhead = (name: string, run: FaultCase['run']): FaultCase =>
  oracleCase(name, async (stage) => {
    await stage.goto('/stage');
    drawNextAhead(stage);
    await stage.goto('/stage');
    return run(stage);
  });

/** Creates a case in which the oracle must raise `objection` about a faulty page. */
const spoilt = (name: string, before: string, after: string, expected: Expected, objection: string): FaultCase =>
  oracleCase(name, async (stage) => expectToHear(objection, await judged(stage, before, after, expected)));

const fine = (name: string, before: string, after: string, expected: Expected): FaultCase =>
  oracleCase(name, (stage) => judged(stage, before, after, expected));

const pages: readonly FaultCase[] = [
  fine('passes a page that is well', FIELD, `${FIELD}<p>The amount is 5.</p>${WAY_ON}`, good),
  fine('passes a page that says what happened', FIELD, `${FIELD}${ALERT}${WAY_ON}`, said),
  spoilt('misses a success', '', WAY_ON, good, 'no sign of success'),
  spoilt('sees a false success', '', `<p>The amount is 5.</p>${ALERT}${WAY_ON}`, said, 'a false success'),
  spoilt('misses a message', '', `<p>There is no connection.</p>${WAY_ON}`, said, 'no message'),
  spoilt('takes no message that stood before', ALERT, ALERT + WAY_ON, said, 'no message'),
  spoilt('takes no message out of sight', '', `<div hidden>${ALERT}</div>${WAY_ON}`, said, 'no message'),
  spoilt('misses both', '', WAY_ON, { ...good, outcome: 'either' }, 'neither'),
  spoilt('hears a needless message', '', ALERT + WAY_ON, { ...good, outcome: 'nothing' }, 'a message that nobody'),
  spoilt('misses words', '', ALERT + WAY_ON, { ...said, words: ['Sunday'] }, 'the words are missing'),
  spoilt('sees forbidden words', '', ALERT + WAY_ON, { ...said, never: ['connection'] }, 'words that must not'),
  spoilt('sees a stuck spinner', '', `${ALERT}${WAY_ON}<p aria-busy="true">…</p>`, said, 'still busy'),
  spoilt('sees a stuck button', WAY_ON, `${ALERT}<button disabled>Retry</button>`, said, 'stuck disabled'),
  spoilt('sees a stuck field', FIELD, `${ALERT}${FIELD.replace('id', 'disabled id')}${WAY_ON}`, said, 'stuck disabled'),
  spoilt('sees a dead end', '', `${ALERT}<button disabled>Go</button>`, said, 'no way on'),
  spoilt('sees an emptied field', FIELD, `${ALERT}${FIELD.replace('Maria', '')}${WAY_ON}`, said, 'lost what was typed'),
  spoilt('sees a field that went', FIELD, ALERT + WAY_ON, said, 'lost what was typed'),
  ...[
    ...['undefined', 'NaN days', 'null', '[object Object]', '₱Infinity', '{"code":"5"}', '[{"a":1}]', '<b>no</b>'],
  ].map((junk) =>
    spoilt(`sees ${junk}`, '', `<p>${junk.replace(/</g, '&lt;')}</p>${ALERT}${WAY_ON}`, said, 'junk on screen'),
  ),
  spoilt(
    'hears a toast that says what stands there',
    '',
    `<p>The amount is 5.</p>${ALERT}${WAY_ON}<div class="toast" role="status">There is no connection.</div>`,
    good,
    'says it twice',
  ),
  fine(
    'passes the service’s words, which a toast says too',
    '',
    `${ALERT}${WAY_ON}<div class="toast" role="status">There is no connection.</div>`,
    { ...said, verbatim: 'There is no connection.' },
  ),
  spoilt('sees junk in a name', '', `<img alt="undefined" src="data:,">${ALERT}${WAY_ON}`, said, 'junk on screen'),
];

/** Creates a case in which something fails in the page without a visible effect. */
const trouble = (name: string, code: string, objection: string): FaultCase =>
  atHome(name, async (stage) => {
    await stage.evaluate(`(setTimeout(function () { ${code} }, 0), 1)`);
    let heard: readonly string[] = [];
    // The page and its browser may report a problem at different times, in different words.
    for (let turn = 0; turn < 20 && !heard.some((each) => each.includes(objection)); turn += 1) {
      heard = await stage.problems();
      await stage.evaluate('new Promise(function (done) { stage.realSetTimeout(done, 25); })');
    }
    return heard.some((each) => each.includes(objection)) ? [] : [`“${objection}” is not heard, but: ${heard}`];
  });

const troubles: readonly FaultCase[] = [
  trouble('hears an error', 'throw new Error("spoilt");', 'spoilt'),
  trouble('hears a rejection', 'Promise.reject(new Error("unheard"));', 'unheard'),
  trouble('hears the policy', 'fetch("https://elsewhere.example/").catch(function () {});', 'connect-src'),
];

/** Returns a run with a message after `afterMs`: the oracle must accept one in time and object to a late one. */
const lateMessage = (afterMs: number): ((stage: Stage) => Promise<readonly string[]>) => {
  const body = JSON.stringify(ALERT + WAY_ON);
  return async (stage) => {
    await stage.open({ screen: 'home' }, () => {});
    await stage.goto('/stage');
    await stage.evaluate(`(setTimeout(function () { document.body.innerHTML = ${body}; }, ${afterMs}), 1)`);
    return verdict(stage, emptyLook, said);
  };
};

const clock: readonly FaultCase[] = [
  oracleCase('waits for a message of 900 ms', lateMessage(900)),
  oracleCase('does not wait for one of 1,100 ms', async (stage) =>
    expectToHear('no message', await lateMessage(1100)(stage)),
  ),
  atHome('starts every page at the same moment', async (stage) => {
    const first = await stage.evaluate<number>('Date.now()');
    await stage.advance(5000);
    const later = await stage.evaluate<number>('new Date().getTime()');
    await stage.open({ screen: 'home' });
    const again = await stage.evaluate<number>('Date.now()');
    return first === again && later === first + 5000 ? [] : [`${first}, ${later}, ${again}`];
  }),
];

const SET_MS = 90_000_000;

const setClock: readonly FaultCase[] = [
  atHome('sets the clock of the pages that follow', async (stage) => {
    await stage.goto('/stage');
    await stage.evaluate(`(window.name = 'stage:${NOW_MS + SET_MS}', 1)`);
    await stage.goto('/');
    const now = await stage.evaluate<number>('Date.now()');
    return now === NOW_MS + SET_MS ? [] : [`the page’s time is ${now - NOW_MS} ms after the first page’s`];
  }),
];

const ask = "fetch('/api/growing/plan', { method: 'POST' })";

/** Returns the oracle's objections to a page that should send one request; `expression` sends the actual ones. */
const heardOf = async (stage: Stage, expression: string): Promise<readonly string[]> => {
  await stage.open({ screen: 'home' });
  await stage.evaluate(`${expression}.then(function () { return 1; })`);
  return requestsOf('readDelayPlan', stage.server.timesAsked('readDelayPlan'), 1);
};

const requests: readonly FaultCase[] = [
  oracleCase('passes one request', (stage) => heardOf(stage, ask)),
  oracleCase('counts two requests', async (stage) =>
    expectToHear('2 requests of readDelayPlan', await heardOf(stage, `Promise.all([${ask}, ${ask}])`)),
  ),
  oracleCase('misses a request', async (stage) =>
    expectToHear('readDelayPlan was never asked', await heardOf(stage, 'Promise.resolve()')),
  ),
];

const faults = [...transportFaults, ...httpFaults, ...envelopeFaults];

/** Returns what is expected of a page in a case of the matrix, by the names of its call site and its fault. */
const demandIn = (moment: string, fault: string): Expected => {
  const site = callSites.find(({ name }) => name === moment);
  const met = faults.find(({ name }) => name === fault);
  if (!site || !met) throw new Error(`There is no case ${moment}, ${fault}.`);
  return demandOf(site, met);
};

// As large as a link of a real page, even on a machine without a font for the unstyled page.
const link = (href: string, name: string): string =>
  `<a href="${href}" style="display: block; width: 200px; min-height: 44px">${name}</a>`;

const button = (name: string, style = ''): string => `<button style="min-height: 44px; ${style}">${name}</button>`;
const alert = (words: string): string => `<div role="alert"><p>${words}</p></div>`;

/** Creates a case of the matrix whose page has a bug, about which the oracle must raise `objection`. */
const seeded = (bug: string, moment: string, fault: string, after: string, objection: string): FaultCase =>
  spoilt(`sees a seeded bug: ${bug}`, '', after, demandIn(moment, fault), objection);

const UNSURE = alert('You may have paid already');
const UNCONFIRMED = UNSURE + button('Look again');
const LOOK = 'readOrder after repayByWallet at repaymentMethod was lost';
const REFUSED = 'a refusal of an unknown code';
const PAY = 'commitRepayment at repaymentMethod';
const PLAN = 'readPeriodPlan at repay';
const RETRY = button('Retry');

/** Returns a page body with this alert and a button to continue. */
const saying = (words: string): string => alert(words) + RETRY;

/** Bugs that were put into the app on purpose and that earlier versions of the oracle did not detect. */
const seededBugs: readonly FaultCase[] = [
  seeded(
    'a refused look counts as no sign',
    LOOK,
    REFUSED,
    `${UNCONFIRMED}<p role="status">If the order does not show your payment, you can wait, or pay again.</p>${button('Pay again')}`,
    'words that must not stand',
  ),
  seeded(
    'a refused look counts as nothing yet',
    LOOK,
    REFUSED,
    `${UNCONFIRMED}<p role="status">It does not show yet, but it may still be under way.</p>`,
    'words that must not stand',
  ),
  seeded('nothing to pay on a 500', PLAN, '500', saying('There is nothing to pay.'), 'says that nothing is'),
  seeded('an amount on a 500', PLAN, '500', `${alert('A problem.')}<p>₱3,200.00</p>${RETRY}`, 'says what is owed'),
  seeded('no line on a 500', PLAN, '500', saying('There is no connection.'), 'says that there is no line'),
  seeded('a refusal on a 500', PLAN, '500', saying('The service refused this.'), 'says that the service said no'),
  seeded(
    'no answer in time on a broken line',
    PLAN,
    'offline',
    saying('The service did not answer within a minute.'),
    'says that the service did not answer',
  ),
  seeded(
    'a payment called failed',
    PAY,
    'no answer',
    `${alert('You may have paid already. The payment failed.')}${button('Look again')}`,
    'says that it failed',
  ),
  seeded(
    'a payment called done',
    PAY,
    '500',
    `${UNSURE}<p>The amount was paid.</p>${button('Look again')}`,
    'says that it is done',
  ),
  seeded('a payment offered anew at once', PAY, '500', UNSURE + button('Pay'), 'no way on'),
  seeded('a refusal without its words', PLAN, REFUSED, saying('Something is wrong.'), 'the words are missing'),
  seeded(
    'an offer without a term',
    'readLoanOffer at newLoanConfirm',
    'its periods missing',
    `<h2>Payment Plan</h2>${alert('Read this.')}${button('Loan')}${RETRY}`,
    'a false success',
  ),
];

const ORDER = '/loanDetail?orderId=o1&productId=9';

const oracleOn = (name: string, body: string, objection: string): FaultCase =>
  oracleCase(name, async (stage) => {
    await stage.goto('/stage?orderId=o1&productId=9');
    await show(stage, body);
    return expectToHear(objection, await verdict(stage, emptyLook, { outcome: 'any', success: '' }));
  });

const COVER = '<div style="position: fixed; top: 0; right: 0; bottom: 0; left: 0; background: white"></div>';

/** Controls that lead nowhere, or that a touch cannot press. */
const ways: readonly FaultCase[] = [
  oracleCase('passes a way to the order', async (stage) => {
    await stage.goto('/stage?orderId=o1&productId=9');
    await show(stage, `${link(ORDER, 'Look at the order')}`);
    return verdict(stage, emptyLook, { outcome: 'any', success: '' });
  }),
  oracleOn('takes no link of the footer', `<footer>${link('/', 'Home')}</footer>`, 'no way on'),
  oracleOn('takes no link to somewhere else', link('https://elsewhere.example/', 'More'), 'no way on'),
  oracleOn('takes no button that nobody knows', button('Hooray'), 'no way on'),
  oracleOn(
    'takes no order without its name',
    `${link('/loanDetail?orderId=o1', 'Look at the order')}${RETRY}`,
    '“Look at the order” leads to',
  ),
  oracleOn('takes no order of another name', `${link(ORDER.replace('o1', 'o2'), 'Look at the order')}`, 'no way on'),
  oracleOn('takes no home that is none', `${link('/User', 'Home')}${RETRY}`, '“Home” leads to'),
  oracleOn(
    'sees a seeded bug: a button that lets touches through',
    button('Retry', 'pointer-events: none'),
    '“Retry” cannot be pressed',
  ),
  oracleOn('sees a button under a cover', RETRY + COVER, '“Retry” cannot be pressed'),
  oracleOn(
    'sees a button that is too small',
    '<button style="height: 12px; width: 12px; padding: 0; overflow: hidden">Retry</button>',
    '“Retry” cannot be pressed',
  ),
  oracleOn(
    'takes nothing behind a box',
    `${RETRY}<div role="dialog" aria-modal="true" style="height: 90px">Wait</div>`,
    'no way on',
  ),
  oracleCase('cannot press what lets touches through', async (stage) => {
    await stage.goto('/stage');
    await show(stage, button('Retry', 'pointer-events: none'));
    const said = await stage.perform([{ press: 'Retry' }]).then(
      () => 'it was pressed',
      (error: Error) => error.message,
    );
    return expectToHear('Retry cannot be pressed', [said.slice(said.indexOf('Retry'))]);
  }),
];

const commit = "fetch('/api/v2/loan/service/loan/repayment-commit', { method: 'POST' })";

const count = "fetch('/api/v2/loan/promotion/track-visit')";

/** Requests that a page sends without the borrower's action. */
const unasked: readonly FaultCase[] = [
  atHome('passes a page that keeps still', quietProblems),
  atHome('sees a seeded bug: a payment sent again after five seconds', async (stage) => {
    await stage.evaluate(`(setTimeout(function () { ${commit}; }, 5000), 1)`);
    return expectToHear('commitRepayment went out by itself', await quietProblems(stage));
  }),
  atHome('sees a payment that a part of the page sends as it comes', async (stage) => {
    await stage.evaluate(`((function read(left) {
      if (left) return fetch('/').then(function () { read(left - 1); });
      ${commit};
    })(20), 1)`);
    return expectToHear('commitRepayment went out by itself', await quietProblems(stage));
  }),
  atHome('sees a page that reads over and over', async (stage) => {
    await stage.evaluate(`(setInterval(function () { ${ask}; }, 3000), 1)`);
    return expectToHear('readDelayPlan was read more than once', await quietProblems(stage));
  }),
  atHome('passes a reading that was on its way before, and one more', async (stage) => {
    await stage.evaluate(`(${ask}, setTimeout(function () { ${ask}; }, 5000), 1)`);
    return quietProblems(stage);
  }),
  atHome('passes a page that says that it looks by itself once a part of it has come', async (stage) => {
    // The interval makes `advance` take enough real time for the fetches to finish.
    await stage.evaluate(`(setInterval(function () {}, 50), (function read(left) {
      if (left) return fetch('/').then(function () { read(left - 1); });
      document.body.append('This page looks again by itself.');
      setInterval(function () { fetch('/api/v3/loan-details/loan-details'); }, 3000);
    })(3), 1)`);
    return quietProblems(stage);
  }),
  atHome('passes a visit that is counted late, after the count of a page before', async (stage) => {
    await stage.evaluate(count);
    await stage.goto('/');
    await stage.evaluate(`(setTimeout(function () { ${count}; }, 5000), 1)`);
    return quietProblems(stage);
  }),
  atHome('sees a visit that is counted twice', async (stage) => {
    await stage.evaluate(count);
    await stage.evaluate(`(setTimeout(function () { ${count}; }, 5000), 1)`);
    return expectToHear('trackVisit went out by itself', await quietProblems(stage));
  }),
];

/** Creates a case in which a prerendered page runs `code` before activation, and the oracle must raise `objection`. */
const ahead = (name: string, code: string, objection: string): FaultCase =>
  drawnAhead(name, async (stage) => {
    await stage.evaluate(`Promise.resolve(${code}).then(function () { return 1; })`);
    const heard = await aheadProblems(stage);
    return objection ? expectToHear(`before it was opened: ${objection}`, heard) : heard;
  });

const toast = `document.body.insertAdjacentHTML('beforeend', '<p class="toast" role="status">Hello.</p>')`;

/** Actions of a page before and during its activation. */
const prerendered: readonly FaultCase[] = [
  ahead('passes a prerendered page that reads once', ask, ''),
  ahead('sees a prerendered page that reads twice', `Promise.all([${ask}, ${ask}])`, 'readDelayPlan was read again'),
  ahead('sees a prerendered page that pays', commit, 'commitRepayment went out'),
  ahead('sees a prerendered page that keeps something', 'sessionStorage.setItem("a", "1")', 'kept a'),
  ahead('sees a prerendered page that says something to the app', 'loanApp.postMessage("close")', 'told the app'),
  ahead('sees a prerendered page that shows a toast', toast, 'said in a toast'),
  drawnAhead('sees a page that is opened, and does not show what has changed', async (stage) => {
    await show(stage, `<p>The amount is 5.</p>${WAY_ON}`);
    const drawn = await stage.look();
    await openAhead(stage);
    const heard = await verdict(stage, drawn, { outcome: 'said', success: '', never: ['The amount is 5'] });
    return [...expectToHear('no message', heard), ...expectToHear('words that must not', heard)];
  }),
  drawnAhead('opens a page that hears of it as in a browser', async (stage) => {
    const note = `function (event) { heard.push([event.type, document.prerendering, document.visibilityState, sessionStorage.getItem('left')].join(' ')); }`;
    await stage.evaluate(
      `window.heard = [], ['visibilitychange', 'prerenderingchange'].forEach(function (name) { document.addEventListener(name, ${note}); }), 1`,
    );
    await openAhead(stage, { ofTab: { left: 'yes' } });
    const heard = await stage.evaluate<readonly string[]>('heard');
    const real = ['visibilitychange true visible ', 'prerenderingchange false visible yes'];
    return heard.join() === real.join() ? [] : [heard.join()];
  }),
];

const OF_SEVEN = { userId: '7', orderId: 'o1', productId: '9' };

/** Creates a case in which a page has stored `data`, and the oracle must raise `objection`. */
const leaves = (name: string, store: string, data: unknown, objection: string, place = 'sessionStorage'): FaultCase =>
  oracleCase(name, async (stage) => {
    await stage.open({ screen: 'home', query: OF_SEVEN });
    const key = `loan:${stage.brand.id}:${store}`;
    const text = JSON.stringify(JSON.stringify({ v: 1, data }));
    await stage.evaluate(`(${place}.setItem(${JSON.stringify(key)}, ${text}), 1)`);
    const heard = keptProblems(await stage.keptNow(), stage.brand.id, stage.owners, stage.placed);
    return objection ? expectToHear(objection, heard) : heard;
  });

const DAY_MS = 86_400_000;
const plan = (changes: object): object => ({ ...OF_SEVEN, checkedAt: NOW_MS - DAY_MS, repayAmount: 1, ...changes });

/** The owner and the age of stored data. */
const kept: readonly FaultCase[] = [
  leaves('passes what is the borrower’s own', 'repaymentInfo', plan({}), ''),
  leaves('sees what is of another borrower', 'repaymentInfo', plan({ userId: '8' }), 'repaymentInfo is kept for'),
  leaves('sees what is of no borrower', 'repaymentInfo', plan({ userId: undefined }), 'repaymentInfo is kept for'),
  leaves('sees what is of another order', 'repaymentInfo', plan({ orderId: 'o2' }), 'repaymentInfo is kept for'),
  leaves(
    'sees what is too old',
    'repaymentInfo',
    plan({ checkedAt: NOW_MS - 8 * DAY_MS }),
    'repaymentInfo is kept, and',
  ),
  leaves('sees what is of no moment', 'repaymentInfo', plan({ checkedAt: undefined }), 'repaymentInfo is kept, and'),
  leaves('sees what stands in no table', 'notes', plan({}), 'notes is kept and stands in no table'),
  leaves('sees the session in it', 'repaymentInfo', plan({ notice: SESSION_ID }), 'the session stands in'),
  leaves(
    'sees a mark of somebody else',
    'sent:repay:8:order:o1',
    { atMs: NOW_MS },
    'the mark sent:repay:8:order:o1 is of nobody',
    'localStorage',
  ),
  leaves('passes a mark of the borrower’s own', 'sent:repay:7:order:o1', { atMs: NOW_MS }, '', 'localStorage'),
];

/** Cases that test the oracle itself: it has to name what is wrong with each faulty page. */
export const oracleCases: readonly FaultCase[] = [
  ...pages,
  ...troubles,
  ...clock,
  ...setClock,
  ...requests,
  ...seededBugs,
  ...ways,
  ...unasked,
  ...prerendered,
  ...kept,
];
