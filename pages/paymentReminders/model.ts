import { atom, type ReadableAtom } from 'nanostores';
import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { unknown } from '../../shared/api/settle.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { dayOf } from '../../shared/domain/dates.ts';
import { openPage } from '../../shared/features/core/appActions.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { type ComingPayment, comingPayments } from '../../shared/features/repayment/comingPayments.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';
import type { FileDevice, Shared } from '../../shared/platform/shareFile.ts';
import type { NamedReminder } from './reminders.ts';

/** The name of the reminders' file on the phone. */
export const FILE_NAME = 'payments.ics';

/**
 * The state of the file: none yet, being created, saved, shared with another app, not accepted by this phone, or not created because the calendar
 * code did not load.
 */
export type FileState = 'idle' | 'busy' | 'saved' | 'shared' | 'notTaken' | 'notLoaded';

/** The state of the text: not copied yet, copied, or refused by the phone. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** The future payments of an order, and its product. */
export interface PaymentsToCome {
  readonly productName: string;
  readonly reminders: readonly ComingPayment[];
}

/** See `calendarPart.ts`. */
interface CalendarPart {
  readonly fileOf: (orderId: string, reminders: readonly NamedReminder[], nowMs: number) => string;
  readonly linkOf: (orderId: string, reminder: NamedReminder) => string;
}

/** The platform of this page. */
export interface RemindersEnv extends CopyEnv, Pick<FileDevice, 'save'> {
  /** Opens the phone's share sheet with a file. */
  shareFile(file: File): Promise<Shared>;
  /** Loads the chunk that creates calendar files and links. */
  loadCalendar(): Promise<CalendarPart>;
}

/** Reminders of an order's payments for the phone's own calendar. The page cannot see whether a calendar takes them. */
export interface PaymentRemindersModel extends ScreenModel {
  readonly $view: Query<PaymentsToCome>['$view'];
  readonly $file: ReadableAtom<FileState>;
  readonly $copy: ReadableAtom<CopyState>;
  readonly orderAddress: string;
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
  let calendar: Promise<CalendarPart> | undefined;
  let shown = '';

  const toCome = (plan: PeriodPlan): PaymentsToCome => {
    const today = dayOf(env.clock.now());
    // On the day itself it is too late to be reminded.
    const reminders = comingPayments(plan, env.store.read('confirmed'), orderId).filter(({ day }) => day > today);
    return { productName: plan.productName, reminders };
  };

  // Undefined if it did not load; the next use tries again.
  const loadCalendar = async (): Promise<CalendarPart | undefined> => {
    calendar ??= env.loadCalendar();
    try {
      return await calendar;
    } catch {
      calendar = undefined;
      return undefined;
    }
  };

  const read = createQuery(
    env,
    async () => {
      if (!orderId) return unknown('incomplete');
      const outcome = await env.call(readPeriodPlan, { productId, orderId });
      return outcome.kind === 'ok' ? { kind: 'ok', data: toCome(outcome.data) } : outcome;
    },
    (payments) => {
      const now = JSON.stringify(payments);
      // What was saved or copied does not belong to the payments that are shown from now on.
      if (now !== shown) {
        $file.set('idle');
        $copy.set('idle');
      }
      shown = now;
      // A phone opens its share sheet only directly after a tap: the code for that has to be loaded by then.
      if (payments.reminders.length) loadCalendar();
    },
  );

  // The lender's own app accepts no files from a page, whatever its webview reports.
  const isInApp = !!env.native.loanApp || !!env.native.webkit?.messageHandlers?.loanApp;

  const give = async (file: File): Promise<FileState> => {
    if (!isInApp && env.save(file)) return 'saved';
    const shared = await env.shareFile(file);
    // A borrower who has closed the share sheet needs no message.
    if (shared === 'cancelled') return 'idle';
    return shared === 'shared' ? 'shared' : 'notTaken';
  };

  return {
    $view: read.$view,
    $file,
    $copy,
    orderAddress: addressOf(env.page, 'loanDetail'),
    open: () => void read.refresh(),
    refresh: () => void read.refresh(),
    save: async (reminders) => {
      if ($file.get() === 'busy') return;
      $file.set('busy');
      const saved = shown;
      const part = await loadCalendar();
      if (!part) return $file.set('notLoaded');
      try {
        const words = part.fileOf(orderId, reminders, env.clock.now());
        const state = await give(new File([words], FILE_NAME, { type: 'text/calendar;charset=utf-8' }));
        if (saved === shown) $file.set(state);
      } catch (error) {
        // A bug in the page is reported as one, and the button must not stay busy.
        $file.set('notLoaded');
        throw error;
      }
    },
    openLink: async (reminder) => {
      const part = await loadCalendar();
      if (part) sendToApp(env, openPage(part.linkOf(orderId, reminder)));
      else $file.set('notLoaded');
    },
    copy: async (words) => $copy.set((await env.copy(words)) ? 'copied' : 'refused'),
  };
};
