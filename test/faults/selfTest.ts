import type { FaultCase } from './FaultCase.ts';
import { type Expected, emptyLook, judge, requestsOf, settled, verdict } from './oracle.ts';
import type { Stage } from './stage.ts';

const good: Expected = { outcome: 'good', success: 'The amount is' };
const said: Expected = { outcome: 'said', success: 'The amount is' };

const FIELD = '<label>Name <input id="name" value="Maria"></label>';
const WAY_ON = '<button>Retry</button>';
const ALERT = '<p role="alert">There is no connection.</p>';

const show = (stage: Stage, body: string): Promise<unknown> =>
  stage.evaluate(`(document.body.innerHTML = ${JSON.stringify(body)}, 1)`);

/** What the oracle says of a page of this body that comes after one of that body. */
const judged = async (stage: Stage, before: string, after: string, expected: Expected): Promise<readonly string[]> => {
  await stage.goto('/stage');
  await show(stage, before);
  const earlier = await stage.look();
  await show(stage, after);
  return judge(earlier, await stage.look(), expected);
};

const expectToHear = (words: string, heard: readonly string[]): readonly string[] =>
  heard.some((each) => each.startsWith(words))
    ? []
    : [`the oracle does not object “${words}”, but: ${heard.join('; ')}`];

const oracleCase = (name: string, run: FaultCase['run']): FaultCase => ({
  name: `oracle/${name}`,
  group: 'the oracle itself',
  isWorst: true,
  engines: ['current', 'chromium69', 'webkit'],
  run,
});

/** A spoilt page, and the words with which the oracle has to object. */
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
  spoilt('sees junk in a name', '', `<img alt="undefined" src="data:,">${ALERT}${WAY_ON}`, said, 'junk on screen'),
];

/** Something goes wrong in the page beside what is to be seen of it. */
const trouble = (name: string, code: string, objection: string): FaultCase =>
  oracleCase(name, async (stage) => {
    await stage.open({ screen: 'home' });
    await stage.evaluate(`(setTimeout(function () { ${code} }, 0), 1)`);
    const heard = await settled(stage, () => []).then(async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const problems = await stage.problems();
        if (problems.length) return problems;
        await stage.evaluate('new Promise(function (done) { stage.realSetTimeout(done, 25); })');
      }
      return [];
    });
    return heard.some((each) => each.includes(objection)) ? [] : [`“${objection}” is not heard, but: ${heard}`];
  });

const troubles: readonly FaultCase[] = [
  trouble('hears an error', 'throw new Error("spoilt");', 'spoilt'),
  trouble('hears a rejection', 'Promise.reject(new Error("unheard"));', 'unheard'),
  trouble('hears the policy', 'fetch("https://elsewhere.example/").catch(function () {});', 'connect-src'),
];

/** The clock: what is late by it has to be noticed, and what is in time must not be. */
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
  oracleCase('starts every page at the same moment', async (stage) => {
    await stage.open({ screen: 'home' });
    const first = await stage.evaluate<number>('Date.now()');
    await stage.advance(5000);
    const later = await stage.evaluate<number>('new Date().getTime()');
    await stage.open({ screen: 'home' });
    const again = await stage.evaluate<number>('Date.now()');
    return first === again && later === first + 5000 ? [] : [`${first}, ${later}, ${again}`];
  }),
];

const ask = "fetch('/api/growing/plan', { method: 'POST' })";

/** What is heard of a page that sends one request, or two, where one was meant. */
const heardOf = async (stage: Stage, expression: string): Promise<readonly string[]> => {
  await stage.open({ screen: 'home' });
  await stage.evaluate(`${expression}.then(function () { return 1; })`);
  return requestsOf('readDelayPlan', stage.server.asked.filter(({ call }) => call === 'readDelayPlan').length, 1);
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

/** The oracle before pages that are spoilt on purpose: it has to name what is wrong with each. */
export const oracleCases: readonly FaultCase[] = [...pages, ...troubles, ...clock, ...requests];
