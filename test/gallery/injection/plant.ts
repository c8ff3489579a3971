import type { Answer, Answers, State } from '../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { payloads, payloadsOf } from './payloads.ts';

/** Where a text stands: a call and its field (`readOrder.userOrderDetail.detail[].text`), a store or a parameter. */
export type Place = string;

/** A text that was put into a state. */
export interface Planted {
  readonly place: Place;
  /** What stood there before, which steps go by and which stays in front. */
  readonly given: string;
  /** What stands there now. */
  readonly value: string;
}

/** Says what is put behind the text at a place. `at` counts the texts of the state. */
export type Plant = (place: Place, at: number) => string;

/** A word that stands nowhere else: where it shows, the text at its place shows. */
export const marking: Plant = (_, at) => `Zq${at}x`;

/** Hostile texts, of which each place has had all after some rounds. */
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

/** Whether what stands there is for people to read. */
const isForPeople = (place: Place, given: unknown): given is string =>
  typeof given === 'string' && given.trim() !== '' && !STRUCTURE.test(place);

/** Every text in a tree of data, by its place; items of a list share one. */
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

// A step that picks a card names it by its bank and its last digits: both have to stay.
const isPicked = ({ steps = [] }: State, place: Place): boolean =>
  place.startsWith('readRepaymentWays.bankCards') && steps.some((step) => 'pick' in step && step.pick.includes('****'));

// Of which order a record is, and by which rows a payment is told: with another text it is another state.
const isCompared = ({ goesByRows }: State, place: Place): boolean =>
  place.endsWith('.ofOrder') || (!!goesByRows && /^(readOrder\.userOrderDetail|stored\.payment)/.test(place));

// The borrower's own numbers are no texts.
const PARAMETERS = ['message', 'title'];

/** The places of a state at which a text for people stands: in answers, in what is stored, and in the address. */
export const placesOf = (state: State): readonly Place[] => {
  const places = new Set<Place>();
  plantInto(state, '', (place) => {
    places.add(place);
    return '';
  });
  return [...places];
};

/** The state with more behind each text for people, and what stands where. */
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

/** A state's page with these parameters beside its own; its name stays, by which its calls are answered. */
export const atAddress = (state: State, suffix: string, parameters: { readonly [name: string]: string }): State => ({
  ...state,
  name: `${state.name}${suffix}`,
  query: { ...state.query, ...parameters },
  steps: [],
});

/** The fewest states, first come first taken, that have a text at every place at which any state has one. */
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

/** The call of a place; empty for what is stored or in the address. */
export const callOf = (place: Place): CallName | '' =>
  (/^(?!stored|address)(\w+)/.exec(place)?.[1] ?? '') as CallName | '';
