import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { saveComplaint } from '../../shared/api/endpoints/saveComplaint.ts';
import { type Failed, wordsOfFailure } from '../../shared/api/outcome.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import {
  type ComplaintDraft,
  type ComplaintSubject,
  isBlank,
  otherDraftKeys,
  readDraft,
  storeDraft,
  subjectKey,
} from '../../shared/features/complaint/complaintDraft.ts';
import type { EvidenceListProps } from '../../shared/features/complaint/EvidenceList.tsx';
import { type ComplaintReceipt, readReceipts, storeReceipt } from '../../shared/features/complaint/sentComplaints.ts';
import type { Failure } from '../../shared/features/core/failure.tsx';
import { resendAfterMinute } from '../../shared/features/core/resendAfterMinute.ts';
import type { SubmissionState, SubmitOnce } from '../../shared/features/core/submission.ts';
import { submitOnce } from '../../shared/features/core/submitOnce.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import { cutText } from '../../shared/lib/characters.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Later } from '../../shared/platform/loadLater.ts';
import type { Stored } from '../../shared/platform/storage/stored.ts';
import { type SubmissionLog, tabSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { type Evidence, type EvidenceEnv, type EvidenceParts, evidence } from './evidence.ts';
import type { findComplaint, readTitles } from './findComplaint.ts';
import { complainPageNextText as text } from './messages.ts';

/** How many UTF-16 units a complaint's text can have. */
export const MAX_LETTERS = 200;

// How long the confirmation is shown.
const SENT_MS = 1500;

/** The state of the form. `noType`: the address names no subject. `isFound`: the response was lost, but the complaint was found in the list. */
export type FormView =
  | { readonly kind: 'opening' | 'noType' }
  | { readonly kind: 'writing'; readonly description: string }
  | {
      readonly kind: 'sent';
      readonly description: string;
      readonly receipt: ComplaintReceipt;
      readonly isFound: boolean;
    };

/** The error of the text, of the images, or of the whole `form`, if the service's message names neither. */
export interface FormProblem {
  readonly field: 'text' | 'images' | 'form';
  readonly message: Words;
  /** Why the form was not sent. */
  readonly failure?: Failure;
}

/** The result of the latest check of the borrower's list for a complaint whose response was lost. */
export type ListCheck = 'checking' | 'absent' | 'unreadable';

/** The titles of the complaint's subject; undefined while they load, `lost` if they did not load. */
export type Titles = readonly string[] | 'lost' | undefined;

/** Writing a complaint and sending it, once. */
export interface ComplaintForm extends ScreenModel {
  readonly $view: ReadableAtom<FormView>;
  readonly $titles: ReadableAtom<Titles>;
  readonly evidence: Evidence;
  readonly later: Later<ComplaintFormParts>;
  /** The error that prevents sending, and the part of the form that it belongs to, until that part is changed. */
  readonly $problem: ReadableAtom<FormProblem | undefined>;
  readonly submission: SubmitOnce;
  readonly $listCheck: ReadableAtom<ListCheck>;
  /** Why the latest check could not read the list; undefined if it could. */
  listFailure(): Failure | undefined;
  /** The address of the first complaint screen. */
  readonly startAddress: string;
  /** Takes the text of the field. @returns the text, cut to what the field may hold. */
  write(description: string): string;
  loadTitles(): Promise<void>;
  send(): Promise<void>;
  /** Sends again after a lost response, once a minute has passed. */
  sendAgain(): void;
}

/** The message for an outcome other than `ok`; may be empty. */
const wordsOf = (outcome: Failed): Words =>
  wordsOfFailure(outcome) || (outcome.kind === 'refused' ? commonText.failed : '');

const subjectIn = (search: string): ComplaintSubject => {
  const query = new URLSearchParams(search);
  const named = (name: string): string => query.get(name) ?? '';
  return { type: named('problemType'), subtype: named('problemSonType'), orderNo: named('orderNo') };
};

/** A complaint that was sent. */
export type SentProps = Pick<Extract<FormView, { kind: 'sent' }>, 'receipt' | 'isFound'>;

/** A complaint that may or may not have arrived. */
export interface UnconfirmedProps {
  readonly model: ComplaintForm;
  readonly state: Extract<SubmissionState, { readonly kind: 'unconfirmed' }>;
}

/** The later part of the page. */
export interface ComplaintFormParts extends EvidenceParts {
  readonly EvidenceList: ComponentType<EvidenceListProps>;
  readonly Sent: ComponentType<SentProps>;
  readonly Unconfirmed: ComponentType<UnconfirmedProps>;
  readonly findComplaint: typeof findComplaint;
  readonly readTitles: typeof readTitles;
}

/** The platform of the form: the phone's submission log, which outlives the tab, and the storage for drafts. */
export interface ComplaintFormEnv extends EvidenceEnv {
  readonly later: Later<ComplaintFormParts>;
  readonly submissionLog: SubmissionLog;
  readonly store: Stored;
  readonly phone: Stored;
}

/** The model of `/complainPageNext`. */
export const createComplaintForm = (env: ComplaintFormEnv): ComplaintForm => {
  const { userId, orderId, sessionId } = env.page.session;
  const subject = subjectIn(env.navigator.search);
  const key = subjectKey(subject);
  const sendingKeyOf = (of: string) => `saveComplaint|${userId}|${orderId}|${of}`;
  const recordNameOf = (of: string) => `sent:${sendingKeyOf(of)}` as const;
  const sendingKey = sendingKeyOf(key);
  const recordName = recordNameOf(key);
  const startAddress = addressOf(env.page, 'complaint');
  const $view = atom<FormView>({ kind: 'opening' });
  const $titles = atom<Titles>();
  const $listCheck = atom<ListCheck>('checking');
  const $problem = atom<FormProblem | undefined>();
  const images = evidence(env);
  // Stored with the draft: if the draft is lost with the tab, so is the submission record.
  const submissionLog = userId && sessionId ? env.submissionLog : tabSubmissionLog(env.store);
  let checks = 0;
  let listFailure: Failure | undefined;

  const description = (): string => {
    const view = $view.get();
    return view.kind === 'writing' ? view.description : '';
  };

  const urls = (): string[] => images.$images.get().map(({ url }) => url);

  const storeBoth = (draft: ComplaintDraft | undefined, of = key): void => {
    storeDraft(env.store, of, draft);
    storeDraft(env.phone, of, draft && !isBlank(draft) ? draft : undefined);
  };

  const saveDraft = (): void => {
    if ($view.get().kind !== 'writing') return;
    const all = urls();
    const imageUrls = all.filter(Boolean);
    const titles = $titles.get();
    storeBoth({
      titles: typeof titles === 'object' ? titles : [],
      description: description(),
      imageUrls,
      unfinished: all.length - imageUrls.length,
    });
  };
  for (const store of [$view, $titles, images.$images]) store.listen(saveDraft);

  const checkList = async () => {
    checks += 1;
    const id = checks;
    $listCheck.set('checking');
    const sought = () => {
      const state = sending.$state.get();
      if (state.kind !== 'unconfirmed') return undefined;
      return { description: description(), sentAtMs: state.sentAtMs, earlier: readReceipts(env, { ofAnyOrder: true }) };
    };
    const parts = await env.later.load();
    const outcome = await parts?.findComplaint(env, sought);
    const isRead = outcome?.kind === 'ok';
    if (id === checks) {
      listFailure = outcome && !isRead ? { env, outcome } : undefined;
      $listCheck.set(isRead ? 'absent' : 'unreadable');
    }
    return isRead ? (outcome.data ? 'done' : 'open') : 'unknown';
  };

  const sending = submitOnce(
    { ...env, submissionLog },
    { key: sendingKey, check: checkList, resend: resendAfterMinute },
  );
  images.$images.listen(() => {
    const field = $problem.get()?.field;
    if (field === 'form' || (field === 'images' && !urls().includes(''))) $problem.set(undefined);
  });
  // If images are changed once the complaint may be sent again, it is another complaint, which a late check must not report as sent.
  images.$images.listen(() => sending.release());

  const finish = (sentAtMs: number, isFound: boolean): void => {
    const receipt = { orderNo: subject.orderNo, description: description(), sentAtMs };
    $view.set({ kind: 'sent', description: receipt.description, receipt, isFound });
    if (env.later.$state.get().kind !== 'ready') env.toast(text.sent, SHORT_TOAST_MS);
    storeReceipt(env, receipt);
    storeBoth(undefined);
    // The next complaint of this kind is a different one.
    submissionLog.write(recordName, null);
    env.clock.after(SENT_MS, () => env.navigator.replace(startAddress));
  };
  sending.$state.listen((state, before) => {
    const lost = before?.kind === 'unconfirmed' ? before : undefined;
    if (state.kind === 'done') finish(lost ? lost.sentAtMs : env.clock.now(), !!lost);
    if (!lost || state.kind !== 'free') return;
    // Another tab may have found that it has arrived, and stored its receipt.
    const known = readReceipts(env).find((one) => one.description === description() && one.sentAtMs >= lost.sentAtMs);
    if (known) finish(known.sentAtMs, true);
  });

  const loadTitles = async (): Promise<void> => {
    $titles.set(undefined);
    const parts = await env.later.load();
    const outcome = await parts?.readTitles(env, subject);
    $titles.set(outcome?.kind === 'ok' ? outcome.data : 'lost');
    if (outcome && outcome.kind !== 'ok') env.toast(wordsOf(outcome), SHORT_TOAST_MS);
  };

  // A borrower who has written under the wrong type in this tab continues under the right one. A complaint that was sent stays where the check can
  // find it.
  const moveFromOtherType = (): ComplaintDraft | undefined => {
    const of = otherDraftKeys(env.store, key).find((other) => !submissionLog.read(recordNameOf(other)));
    if (of === undefined) return undefined;
    const draft = readDraft(env.store, of);
    storeBoth(undefined, of);
    return draft;
  };

  // In a new tab, the previous page has stored only the titles, without the text that was written in the tab that was closed.
  const readBoth = (): ComplaintDraft => {
    const inTab = readDraft(env.store, key);
    if (!isBlank(inTab)) return inTab;
    const onPhone = readDraft(env.phone, key);
    const written = (isBlank(onPhone) && moveFromOtherType()) || onPhone;
    return { ...written, titles: inTab.titles.length ? inTab.titles : onPhone.titles };
  };

  const start = (): void => {
    const draft = readBoth();
    if (draft.titles.length) $titles.set(draft.titles);
    else void loadTitles();
    images.restore(draft.imageUrls, draft.unfinished);
    $view.set({ kind: 'writing', description: cutText(draft.description, MAX_LETTERS) });
    // A submission record without its text (from another session) must not block writing, because no check could find the complaint.
    if (!draft.description && submissionLog.read(recordName)) submissionLog.write(recordName, null);
    sending.open();
  };

  const open = (): void => {
    env.later.load();
    if (subject.type) start();
    else $view.set({ kind: 'noType' });
  };

  const send = async (): Promise<void> => {
    if ($view.get().kind !== 'writing') return;
    if (!description().trim()) return $problem.set({ field: 'text', message: text.empty });
    // An image gets its address when its upload is complete.
    if (urls().includes('')) return $problem.set({ field: 'images', message: text.wait });
    const complaint = { ...subject, description: description(), imageUrls: urls() };
    $problem.set(undefined);
    // Without an idempotency key: a service accepts that header only on calls that move money or sign.
    const outcome = await sending.send(({ onEnd }) =>
      env.call(saveComplaint, complaint, { onEnd, needsConnection: true }),
    );
    if (!outcome || outcome.kind === 'ok') return;
    // If the complaint may have arrived after all, a notice with these words replaces the button.
    const message = wordsOf(outcome);
    if (message) $problem.set({ field: 'form', message, failure: { env, outcome } });
  };

  return {
    $view,
    $titles,
    evidence: images,
    later: env.later,
    $problem,
    submission: sending,
    $listCheck,
    listFailure: () => listFailure,
    startAddress,
    open,
    write: (given) => {
      const written = cutText(given, MAX_LETTERS);
      if ($view.get().kind !== 'writing' || written === description()) return description();
      $problem.set(undefined);
      // For a minute the complaint cannot be changed, so that it can be found in the list. After that the borrower may edit it: with the first
      // change it is another complaint, and no check of the list may report it as sent and remove it.
      sending.release();
      if (sending.$state.get().kind === 'free' && $view.get().kind === 'writing')
        $view.set({ kind: 'writing', description: written });
      return description();
    },
    loadTitles,
    send,
    sendAgain: () => {
      sending.release();
      void send();
    },
  };
};
