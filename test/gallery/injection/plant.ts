import type { Answer, Answers, State } from '../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { payloads, payloadsOf } from './payloads.ts';

/** The location of a text: a call and its field (`readOrder.userOrderDetail.detail[].text`), a store or a parameter. */
export type Place = string;

/** A text that was put into a state. */
export interface Planted {
  readonly place: Place;
  /** The original text; `value` starts with it, so steps still find it. */
  readonly given: string;
  /** The text after planting. */
  readonly value: string;
}

/** Returns the text to append at a place. `at` is the index among the texts of the state. */
export type Plant = (place: Place, at: number) => string;

/** Returns a unique word: if it is shown, the text at its place is shown. */
export const marking: Plant = (_, at) => `Zq${at}x`;

/** Returns a plant of hostile texts; after several rounds, each place has had all of them. */
export const hostile =
  (round: number): Plant =>
  (_, at) =>
    payloadsOf(at, round)
      .map((name) => payloads[name])
      .join(' ');

// What the app goes by and never shows, or shows as something else than text: statuses, keys, addresses, amounts, and
// what a form's items are. Hostile addresses are tried in test/hostile and test/faults.
const STRUCTURE = new RegExp(
  `\\.(${[
    ...['orderStatus', 'status', 'code', 'cate', 'inputType', 'cardTypeMi', 'channelNumber', 'channel_number'],
    ...['problem(?:Son)?Type\\[\\]\\.value', 'note\\[\\]\\.type', 'items\\[\\]\\.value', 'key', 'of'],
    // Whose a kept value is, and what a mark of a request that went out goes by.
    ...['userId', 'session', 'checkedAt', 'sentAtMs', 'atMs', 'sender', 'adopter', 'call', 'before'],
    ...['recordId', 'cardId', 'imageUrls\\[\\]'],
    ...['id', 'productId', 'orderId', 'orderNo', 'problemId', 'position', 'repayToken', 'repayRecordId', 'sid'],
    ...['amount', 'repayAmount', 'delayAmount', 'periods', 'termUnit', 'firstPeriodDay', 'needValid'],
    ...['url', 'h5Url', 'playeduL', 'payUrl', 'contract_url', 'lendDetailsUrl', 'popAgreementUrl', 'agreementUrl'],
    ...['downloadUrl', 'banner', 'logo', 'productLogo', 'comProductLogo', 'images\\[\\]', 'disposeImages\\[\\]'],
    ...['inside', 'isDelay', 'isScore', 'cardNeedPop', 'clickable', 'isShowReyTop', 'isShow', 'isPopType', 'sendSms'],
    ...['showRupee', 'isNeedScore', 'bankCode'],
  ].join('|')})$`,
);

/** Returns whether the value is text for people to read. */
const isForPeople = (place: Place, given: unknown): given is string =>
  typeof given === 'string' && given.trim() !== '' && !STRUCTURE.test(place);

/** Returns every text in a tree of data with its place; items of a list share one place. */
export const textsIn = (place: Place, data: unknown): readonly (readonly [place: Place, text: string])[] => {
  if (Array.isArray(data)) return data.flatMap((item) => textsIn(`${place}[]`, item));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([name, value]) => textsIn(`${place}.${name}`, value));
  return isForPeople(place, data) ? [[place, data]] : [];
};

type Change = (place: Place, text: string) => string;

const changed = (place: Place, data: unknown, change: Change): unknown => {
  if (Array.isArray(data)) return data.map((item) => changed(`${place}[]`, item, change));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, changed(`${place}.${name}`, value, change)]),
    );
  return isForPeople(place, data) ? change(place, data) : data;
};

const changedAnswer = (call: string, answer: Answer, change: Change): Answer => {
  if (typeof answer !== 'object') return answer;
  if ('refused' in answer) return { ...answer, refused: change(`${call} refused`, answer.refused) };
  return 'data' in answer ? { data: changed(call, answer.data, change) } : answer;
};

const listOf = (answers: Answer | readonly Answer[]): readonly Answer[] =>
  (Array.isArray(answers) ? answers : [answers]) as readonly Answer[];

const changedAnswers = (answers: Answers, change: Change): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, given]) => [
      call,
      listOf(given).map((answer) => changedAnswer(call, answer, change)),
    ]),
  );

// A step picks a card by its bank and last digits, so both must stay unchanged.
const isPicked = ({ steps = [] }: State, place: Place): boolean =>
  place.startsWith('readRepaymentWays.bankCards') && steps.some((step) => 'pick' in step && step.pick.includes('****'));

// The app compares these texts (the order of a record, the rows of a payment): a change would give another state.
const isCompared = ({ goesByRows }: State, place: Place): boolean =>
  place.endsWith('.ofOrder') || (!!goesByRows && /^(readOrder\.userOrderDetail|stored\.payment)/.test(place));

// The only parameters that are text; the others are the borrower's identifiers.
const PARAMETERS = ['message', 'title'];

/** Returns the places of all texts for people in a state: in responses, in storage, and in the URL. */
export const placesOf = (state: State): readonly Place[] => {
  const places = new Set<Place>();
  plantInto(state, '', (place) => {
    places.add(place);
    return '';
  });
  return [...places];
};

/** Returns the state with planted text appended to each text for people, and the list of what was planted. */
export const plantInto = (
  state: State,
  suffix: string,
  plant: Plant,
): { readonly state: State; readonly planted: readonly Planted[] } => {
  const planted: Planted[] = [];
  const change: Change = (place, given) => {
    if (isPicked(state, place) || isCompared(state, place)) return given;
    const value = `${given} ${plant(place, planted.length)}`;
    planted.push({ place, given, value });
    return value;
  };
  const { answers = {}, stored, query, ...rest } = state;
  const spoilt: State = {
    ...rest,
    name: `${state.name}${suffix}`,
    answers: changedAnswers(answers, change),
    ...(stored && { stored: changed('stored', stored, change) as NonNullable<State['stored']> }),
    ...(query && {
      query: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          name,
          PARAMETERS.includes(name) ? change(`address.${name}`, value) : value,
        ]),
      ),
    }),
  };
  return { state: spoilt, planted };
};

/** Returns the state with `suffix` on its name, more URL parameters, and no steps. */
export const atAddress = (state: State, suffix: string, parameters: { readonly [name: string]: string }): State => ({
  ...state,
  name: `${state.name}${suffix}`,
  query: { ...state.query, ...parameters },
  steps: [],
});

/** Selects states greedily, richest first, until every place of any state is covered. */
export const statesWithEveryPlace = (states: readonly State[]): readonly State[] => {
  const left = new Set(states.flatMap(placesOf));
  // What waits or cannot be pressed on shows its texts late or never.
  const byWealth = [...states].sort((one, other) => placesOf(other).length - placesOf(one).length);
  return byWealth.filter((state) => {
    const fresh = placesOf(state).filter((place) => left.has(place));
    for (const place of fresh) left.delete(place);
    return fresh.length > 0;
  });
};

/** Returns the call of a place, or an empty string for a place in storage or in the URL. */
export const callOf = (place: Place): CallName | '' =>
  (/^(?!stored|address)(\w+)/.exec(place)?.[1] ?? '') as CallName | '';
