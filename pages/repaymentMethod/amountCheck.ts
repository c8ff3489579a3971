import { atom, computed, type ReadableAtom } from 'nanostores';
import { currencySign, money } from '../../shared/brand/current.ts';
import { amountOfText } from '../../shared/domain/factRows.ts';
import { type Amount, centsOf, isPayable, plainAmount } from '../../shared/domain/money.ts';

/**
 * The amount to be paid. `given`: that of the link, undefined if it names none; all say that it is due, or nobody does. `choice`: what is due differs,
 * and the borrower chooses; `chosen` is undefined until then. `nothing`: nothing is due.
 */
export type AmountView =
  | { readonly kind: 'given'; readonly amount: string | undefined }
  | { readonly kind: 'choice'; readonly link: string; readonly order: string; readonly chosen: string | undefined }
  | { readonly kind: 'nothing' };

/** What is due, by who says so: the ways to pay, the order, or, where both are silent, its plan. */
export interface DueBy {
  readonly ways?: Amount | undefined;
  readonly order?: Amount | undefined;
  readonly plan?: Amount | undefined;
}

/** The amount of the link, compared with what is due: anybody can write a link, and last month's is old. */
export interface AmountCheck {
  readonly $view: ReadableAtom<AmountView>;
  /** Takes in what is due, by each who says so. */
  learn(due: DueBy): void;
  /** Whether only the plan can say what is due. */
  needsPlan(): boolean;
  /** The borrower chooses one of the two amounts. */
  choose(amount: string): void;
  /** The amount to send: cents as digits, or as the link writes it; undefined if there is none, or it has to be chosen first. */
  current(): string | undefined;
}

/** Cents as digits where the amount can be read, else its text. */
const digitsOf = (amount: Amount): string =>
  String(centsOf(amount) ?? amountOfText(String(amount), { sign: currencySign, style: money }) ?? plainAmount(amount));

/** @returns whether the amount of the link is what is due. */
export const isDue = (link: string, due: Amount): boolean => digitsOf(link) === digitsOf(due);

/** Compares the amount of the link, which may name none. */
export const amountCheck = (link: string | undefined): AmountCheck => {
  const $due = atom<DueBy>({});
  const $chosen = atom<string | undefined>();
  const $view = computed([$due, $chosen], ({ ways, order, plan }, chosen): AmountView => {
    // They may contradict each other; the plan is read only where both are silent.
    const dues = [ways ?? order ?? plan, order ?? ways ?? plan].filter((due) => due !== undefined);
    if (!dues.every(isPayable)) return { kind: 'nothing' };
    const due = dues.find((each) => link !== undefined && !isDue(link, each));
    if (link === undefined || due === undefined) return { kind: 'given', amount: link };
    const both = { link, order: digitsOf(due) };
    return { kind: 'choice', ...both, chosen: chosen === link || chosen === both.order ? chosen : undefined };
  });
  return {
    $view,
    learn: (due) => $due.set({ ...$due.get(), ...due }),
    needsPlan: () => link !== undefined && ($due.get().ways ?? $due.get().order) === undefined,
    choose: (amount) => $chosen.set(amount),
    current: () => {
      const view = $view.get();
      return view.kind === 'given' ? view.amount : view.kind === 'choice' ? view.chosen : undefined;
    },
  };
};
