import { mapTexts } from '../../scripts/gallery/states/data/words.ts';
import type { Answer, State } from '../../scripts/gallery/states/State.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../../shared/session/parameters.ts';

/** The script of the hostile text: it marks the root element for good. */
const RUN = 'document.documentElement.dataset.ran=1';

/** A foreign origin that must receive no request. */
const EVIL = 'https://evil.example';

/** A hostile text. Each element that it could become carries `data-planted`. */
const HOSTILE = [
  `<img data-planted src=x onerror="${RUN}"><script data-planted>${RUN}</script>`,
  `"'\`> data-planted autofocus onfocus=${RUN} x="' onclick='${RUN}`,
  `</script></style></title></textarea></template></div></body>--><!--<![CDATA[`,
  `<svg data-planted onload=${RUN}><a data-planted href="javascript:${RUN}">x</a></svg>`,
  `<iframe data-planted srcdoc="<script>parent.${RUN}</script>"></iframe><object data-planted data="${EVIL}"></object>`,
  `<style data-planted>*{display:none}</style><base data-planted href="${EVIL}/"><img data-planted src="${EVIL}/p.png">`,
  `{{constructor.constructor('${RUN}')()}} \${${RUN}} {0} {count} &lt;b&gt; __proto__ javascript:${RUN}//`,
  'a\u202eevil\u202c \u2066x\u2069 b\u0001c\u0008d\u001b[31me',
].join(' ');

type Plant = (text: string, place: string) => string;

const plantedAnswer = (call: string, answer: Answer, plant: Plant): Answer => {
  if (typeof answer !== 'object') return answer;
  if ('refused' in answer) return { ...answer, refused: plant(answer.refused, `${call} refused`) };
  return 'data' in answer ? { data: mapTexts(answer.data, plant, call) } : answer;
};

/** Returns the state with every text for people changed, in responses and in storage. */
const plantedState = ({ answers = {}, stored = {}, ...state }: State, plant: Plant): State => ({
  ...state,
  name: `${state.name}-hostile`,
  answers: Object.fromEntries(
    Object.entries(answers).map(([call, given]) => [
      call,
      [given].flat().map((answer) => plantedAnswer(call, answer as Answer, plant)),
    ]),
  ),
  stored: mapTexts(stored, plant, 'stored'),
});

const placesOf = (state: State): ReadonlySet<string> => {
  const places = new Set<string>();
  plantedState(state, (text, place) => {
    places.add(place);
    return text;
  });
  return places;
};

/** Selects states greedily, richest first, until every place of any state is covered. */
const statesWithEveryPlace = (): readonly State[] => {
  const seen = new Set<string>();
  const byWealth = states
    .map((state) => ({ state, places: placesOf(state) }))
    .sort((one, other) => other.places.size - one.places.size);
  return byWealth.flatMap(({ state, places }) => {
    const isFresh = [...places].some((place) => !seen.has(place));
    for (const place of places) seen.add(place);
    return isFresh ? [state] : [];
  });
};

/** States with a hostile text behind every text, which together cover each field of every answer and store. */
export const hostileStates: readonly State[] = statesWithEveryPlace().map((state) =>
  plantedState(state, (text) => `${text} ${HOSTILE}`),
);

// The device is what the gallery's answers go by. No host takes a request with more of a query than some kilobytes.
const hostileQuery = Object.fromEntries(
  [...SESSION_NAMES, ...HEADER_NAMES, 'lang', 'message', 'id', 'from', '__proto__']
    .filter((name) => name !== 'deviceId')
    .map((name, at) => [name, HOSTILE.slice(at * 20).slice(0, 120)]),
);

/** The first state of each screen, with a hostile text in every parameter of its address. */
export const statesAtHostileAddress: readonly State[] = [...new Set(states.map(({ screen }) => screen))].flatMap(
  (name) =>
    states
      .filter(({ screen }) => screen === name)
      .slice(0, 1)
      .map((state) => ({ ...state, query: hostileQuery })),
);
