import { toQuery } from '../../../../shared/session/parameters.ts';
import type { Stage } from '../../stage.ts';
import type { Condition } from './Condition.ts';
import type { EnvScreen } from './EnvScreen.ts';
import { entryOf, healthOf, pollution, reach, type } from './health.ts';
import { addressOf, BORROWER, enter } from './visit.ts';

/** Returns the address of a screen with more parameters at the end of its query. */
const withMore = (screen: EnvScreen, more: string): string => addressOf(screen).replace(/(?=#)|$/, `&${more}`);

const others = toQuery({
  deviceId: 'evil',
  userId: 'evil',
  orderId: 'evil',
  productId: 'evil',
  id: 'evil',
  lang: 'fil',
});

const more: { readonly [name: string]: string } = {
  'each of them twice': `lang=en&${others}`,
  'an unknown one of 8 kB': `utm_source=${'x'.repeat(8000)}`,
  'one of the session of 8 kB': `couponMoney=${'7'.repeat(8000)}`,
  'names of the language': '__proto__=1&constructor=2&prototype=3&toString=4&hasOwnProperty=5&__proto__[polluted]=6',
  'names of the language for the language': 'lang=__proto__',
  'a language that there is not': 'lang=tlh',
  'a language that this brand has not': 'lang=ja',
  'a broken percent': 'couponId=%E0%A4%A&%=1&utm=%',
  'a broken percent in every value':
    'sessionId=%&appName=%E0%A4%A&mobilePhone=%zz&gather=%E0%A4%A&building=%&swift=%FF&eyes=%C0',
  'half of a letter': 'couponId=%ED%A0%80&appName=%F0%9F',
  'null bytes and line breaks': 'couponId=a%00b&building=a%0d%0aX-Evil:%201&gather=%0a&swift=%0d%0a%0d%0a&eyes=%00',
  'markup in every value': `couponId=${encodeURIComponent('"><img src=x onerror=alert(1)>')}&appName=${encodeURIComponent(
    "'-alert(1)-'</script><script>alert(1)</script>",
  )}`,
};

// The first value of a parameter counts, and each call sends it exactly once.
const wrongCalls = (stage: Stage): readonly string[] =>
  stage.server.asked.flatMap(({ call, query }) =>
    Object.entries(BORROWER)
      .filter(([name, value]) => query.getAll(name).length !== 1 || query.get(name) !== value)
      .map(([name]) => `${call} went out with ${name}=${query.getAll(name).join()}`),
  );

const withParameters =
  (behind: string): Condition['run'] =>
  async (stage, screen) => {
    await enter(stage, { ...entryOf(stage, screen), address: withMore(screen, behind) });
    await reach(stage, screen);
    const before = await type(stage, screen);
    return [...(await healthOf(stage, screen, {}, before)), ...wrongCalls(stage), ...(await pollution(stage))];
  };

const nameless =
  (query: string): Condition['run'] =>
  async (stage, screen) => {
    const { path, route = '' } = screen;
    await enter(stage, { ...entryOf(stage, screen), address: `${path}${query}${route}` });
    const { nameless: words } = screen;
    return healthOf(stage, screen, words ? { words, amount: undefined } : {});
  };

const onRoute =
  (route: string): Condition['run'] =>
  async (stage, screen) => {
    await enter(stage, { ...entryOf(stage, screen), address: addressOf(screen) + route });
    const { elsewhere } = screen;
    await reach(stage, elsewhere ? { ...screen, ready: elsewhere } : screen);
    return healthOf(stage, screen, elsewhere ? { words: elsewhere, amount: undefined } : {});
  };

const takesSteps: Condition['leavesOut'] = ({ steps }) =>
  steps && 'without its parameters there may be nothing to take the steps on: the screen before them is tried';

const hasRoute: Condition['leavesOut'] = ({ route }) =>
  route && 'it is an in-page route itself: the page without it is tried';

const isMoney = ({ name }: EnvScreen): boolean => /^(repay|newLoanConfirm|promotion|complainPageNext)$/.test(name);

/** The address has wrong, repeated, missing or malformed parameters, or an unknown hash route. */
export const parameterConditions: readonly Condition[] = [
  ...Object.entries(more).map(([name, behind]) => ({
    name: `parameters/${name}`,
    run: withParameters(behind),
    isWorst: (screen: EnvScreen) => isMoney(screen) && /twice|broken percent$/.test(name),
  })),
  { name: 'parameters/none', run: nameless(''), leavesOut: takesSteps, isWorst: isMoney },
  {
    name: 'parameters/all of them empty',
    run: nameless('?deviceId=&userId=&orderId=&productId=&product_id=&withholdingAmount=&id=&problemId=&problemType='),
    leavesOut: takesSteps,
  },
  ...['#/nothing', '#/__proto__', '#/%E0%A4%A', `#/${'x'.repeat(8000)}`].map((route) => ({
    name: `parameters/the route ${route.slice(0, 12)}`,
    run: onRoute(route),
    leavesOut: hasRoute,
  })),
];
