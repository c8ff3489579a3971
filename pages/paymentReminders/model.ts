import { atom, type ReadableAtom } from 'nanostores';
import { unknown } from '../../shared/api/client.ts';
import { readOrderPlan } from '../../shared/api/endpoints/readOrderPlan.ts';
import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { todayAt } from '../../shared/brand/today.ts';
import { dayIn } from '../../shared/domain/dates.ts';
import { type Amount, isPayable } from '../../shared/domain/money.ts';
import type { Instalment } from '../../shared/domain/orderFacts.ts';
import { openPage } from '../../shared/features/core/appActions.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { CopyEnv, LaterParts } from '../../shared/platform/env.ts';
import type { Shared } from '../../shared/platform/handOver/shareFile.ts';
import type { Later } from '../../shared/platform/loadLater.ts';

/** The name of the reminders' file on the phone. */
export const FILE_NAME = 'payments.ics';

const calendarFile = (words: string): File => new File([words], FILE_NAME, { type: 'text/calendar;charset=utf-8' });

/**
 * The state of the file: none yet, being created, saved, shared with another app, not accepted by this phone, or not created because the calendar
 * code did not load.
 */
export type FileState = 'idle' | 'busy' | 'saved' | 'shared' | 'notTaken' | 'notLoaded';

/** The state of the text: not copied yet, copied, or refused by the phone. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** The future payments of an order, and its product. */
export interface UpcomingPayments {
  readonly productName: string;
  readonly reminders: readonly Reminder[];
}

/** The later part of the page; see `calendar.ts`. */
export interface CalendarParts extends LaterParts {
  readonly fileOf: (orderId: string, reminders: readonly NamedReminder[], nowMs: number) => string;
  readonly linkOf: (orderId: string, reminder: NamedReminder) => string;
}

/** The platform of this page. */
export interface RemindersEnv extends CopyEnv {
  /** Saves a file. @returns whether it is saved: in an app that is not known. */
  save(file: File): boolean;
  /** Opens the phone's share sheet with a file. */
  shareFile(file: File, onSlow: () => void): Promise<Shared>;
  /** @returns whether the phone accepts a file of this kind from the page. */
  takesFile(file: File): boolean;
  readonly later: Later<CalendarParts>;
}

/** Reminders of an order's payments for the phone's own calendar. The page cannot see whether a calendar accepts them. */
export interface PaymentRemindersModel extends ScreenModel {
  readonly $view: Query<UpcomingPayments>['$view'];
  readonly $file: ReadableAtom<FileState>;
  readonly $copy: ReadableAtom<CopyState>;
  readonly orderAddress: string;
  /** Whether the phone accepts a calendar file. */
  takesFile(): boolean;
  refresh(): void;
  /** Hands the phone a calendar's file with these payments. */
  save(reminders: readonly NamedReminder[]): Promise<void>;
  /** Opens a calendar on the web with one payment filled in. */
  openLink(reminder: NamedReminder): Promise<void>;
  copy(words: string): Promise<void>;
}

/** The model of `/paymentReminders`. */
export const createPaymentReminders = (env: RemindersEnv): PaymentRemindersModel => {
  const { productId, orderId = '' } = env.page.session;
  const $file = atom<FileState>('idle');
  const $copy = atom<CopyState>('idle');
  let shown = '';

  const ask = async (): Promise<Outcome<UpcomingPayments>> => {
    if (!orderId) return unknown('incomplete');
    const [due, order] = await Promise.all([
      env.call(readPeriodPlan, { productId, orderId }),
      // The order may state the plan. If it does not, only the next payment is known.
      env.call(readOrderPlan, { productId, orderId }),
    ]);
    if (due.kind !== 'ok') return due;
    if (order.kind !== 'ok') return order;
    const reminders = remindersOf(due.data, order.data.plan, todayAt(env.clock.now()));
    return { kind: 'ok', data: { productName: due.data.productName, reminders } };
  };

  const read = createQuery(env, ask, (payments) => {
    const now = JSON.stringify(payments);
    // What was saved or copied does not belong to the payments that are shown from now on.
    if (now !== shown) {
      $file.set('idle');
      $copy.set('idle');
    }
    shown = now;
  });

  const handOver = async (file: File, onSlow: () => void): Promise<FileState> => {
    if (env.save(file)) return 'saved';
    const shared = await env.shareFile(file, onSlow);
    // A borrower who has closed the share sheet needs no message.
    if (shared === 'cancelled') return 'idle';
    return shared === 'shared' ? 'shared' : 'notTaken';
  };

  return {
    $view: read.$view,
    $file,
    $copy,
    orderAddress: addressOf(env.page, 'loanDetail'),
    takesFile: () => env.takesFile(calendarFile('')),
    open: () => void read.refresh(),
    refresh: () => void read.refresh(),
    save: async (reminders) => {
      if ($file.get() === 'busy') return;
      $file.set('busy');
      const saved = shown;
      const part = await env.later.load();
      if (!part) return $file.set('notLoaded');
      try {
        const words = part.fileOf(orderId, reminders, env.clock.now());
        const state = await handOver(calendarFile(words), () => $file.set('notTaken'));
        if (saved === shown) $file.set(state);
      } catch (error) {
        // A bug in the page is reported as one, and the button must not stay busy.
        $file.set('notLoaded');
        throw error;
      }
    },
    openLink: async (reminder) => {
      const part = await env.later.load();
      if (part) sendToApp(env, openPage(part.linkOf(orderId, reminder)));
      else $file.set('notLoaded');
    },
    copy: async (words) => $copy.set((await env.copy(words)) ? 'copied' : 'refused'),
  };
};

/** A payment to remind of. `row` identifies it within the order: its index in the plan, or else the day. */
export interface Reminder {
  readonly row: string;
  readonly day: string;
  readonly amount: Amount;
}

/** A payment with its words: product and amount, in the page's language. */
export interface NamedReminder extends Reminder {
  readonly title: string;
}

/**
 * The payments that are still to be made after `today` (on the day itself it is too late to be reminded): those of the order's plan, or, where it
 * states none, what is due next.
 */
const remindersOf = (due: PeriodPlan, plan: readonly Instalment[] = [], today: string): readonly Reminder[] => {
  const isToCome = ({ day, amount }: Reminder): boolean => day > today && isPayable(amount);
  const ofPlan = plan.map(({ dueDate, amountCents, state }, at) => ({
    row: String(at + 1),
    day: state === 'paid' ? '' : dueDate,
    amount: amountCents,
  }));
  const toCome = ofPlan.filter(isToCome);
  const day = dayIn(due.dueDate) || '';
  return toCome.length ? toCome : [{ row: day, day, amount: due.repayAmount }].filter(isToCome);
};
