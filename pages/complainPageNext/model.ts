import { atom, type ReadableAtom } from 'nanostores';
import { saveComplaint } from '../../shared/api/endpoints/saveComplaint.ts';
import type { Refused, Unknown } from '../../shared/api/outcome.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import {
  type ComplaintDraft,
  type ComplaintSubject,
  isBlank,
  keepDraft,
  readDraft,
  subjectKey,
  writtenBeside,
} from '../../shared/features/complaint/complaintDraft.ts';
import { type ComplaintReceipt, keepReceipt, readReceipts } from '../../shared/features/complaint/complaintReceipt.ts';
import type { Failure } from '../../shared/features/core/explain.ts';
import { text as common } from '../../shared/features/core/messages.ts';
import { resendAfterMinute } from '../../shared/features/core/resendAfterMinute.ts';
import { type SubmitOnce, submitOnce } from '../../shared/features/core/submitOnce.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import { cutText } from '../../shared/lib/cutText.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { Kept } from '../../shared/platform/storage/kept.ts';
import { type SubmissionLog, tabSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toastTimes.ts';
import { type Evidence, evidence } from './evidence.ts';
import type { EvidenceEnv } from './evidenceImage.ts';
import { text } from './messages.ts';

/** How many UTF-16 units a complaint's text can have. */
export const MAX_LETTERS = 200;

// How long the borrower sees that it has been sent.
const SENT_MS = 1500;

/** The form as it stands. `noType`: the address names nothing to complain about. `isFound`: its answer was lost. */
export type FormView =
  | { readonly kind: 'opening' | 'noType' }
  | { readonly kind: 'writing'; readonly description: string }
  | {
      readonly kind: 'sent';
      readonly description: string;
      readonly receipt: ComplaintReceipt;
      readonly isFound: boolean;
    };

/** What is wrong with what is written, with the images, or, as the service says of neither, with the `form`. */
export interface FormProblem {
  readonly field: 'text' | 'images' | 'form';
  readonly message: Words;
  /** Why the form was not sent. */
  readonly failure?: Failure;
}

/** What the latest look at the borrower's complaints has shown of one whose answer got lost. */
export type ListCheck = 'checking' | 'absent' | 'unreadable';

/** What the complaint is about, in words; undefined while they are on their way, `lost` where they did not come. */
export type Titles = readonly string[] | 'lost' | undefined;

/** Writing a complaint and sending it, once. */
export interface ComplaintForm extends ScreenModel {
  readonly $view: ReadableAtom<FormView>;
  readonly $titles: ReadableAtom<Titles>;
  readonly evidence: Evidence;
  /** What keeps the complaint from being sent, in which of its parts, until that is changed. */
  readonly $problem: ReadableAtom<FormProblem | undefined>;
  readonly submission: SubmitOnce;
  readonly $listCheck: ReadableAtom<ListCheck>;
  /** Why the list could not be read at the latest look; undefined where it could. */
  listFailure(): Failure | undefined;
  /** Where a complaint begins. */
  readonly startAddress: string;
  /** Takes what the box holds, and answers what it may hold. */
  write(description: string): string;
  loadTitles(): Promise<void>;
  send(): Promise<void>;
  /** The word of what was sent did not come: a toast says it. */
  failToShowSent(): void;
  /** After a lost answer, once its minute is over. */
  sendAgain(): void;
}

/** The words for an outcome that is not `ok`; may be empty. */
const wordsOf = ({ kind, message }: Refused | Unknown): Words =>
  message || (kind === 'refused' ? common.noMessage : '');

// It may not come, as any file may not: then nothing is known.
const loadLookUps = () => import('./lookUps.ts').catch(() => undefined);

const subjectIn = (search: string): ComplaintSubject => {
  const query = new URLSearchParams(search);
  const named = (name: string): string => query.get(name) ?? '';
  return { type: named('problemType'), subtype: named('problemSonType'), orderNo: named('orderNo') };
};

/** What the form adds to its platform: what the phone keeps over the end of the tab, as its storage goes with it. */
export interface PhoneEnv {
  readonly submissionLog: SubmissionLog;
  readonly store: Kept;
  readonly phone: Kept;
}

/** The model of `/complainPageNext`. */
export const createComplaintForm = (env: EvidenceEnv & PhoneEnv): ComplaintForm => {
  const { userId, orderId, sessionId } = env.page.session;
  const subject = subjectIn(env.navigator.search);
  const key = subjectKey(subject);
  const sendingKeyOf = (of: string) => `saveComplaint|${userId}|${orderId}|${of}`;
  const markOf = (of: string) => `sent:${sendingKeyOf(of)}` as const;
  const sendingKey = sendingKeyOf(key);
  const mark = markOf(key);
  const startAddress = addressOf(env.page, 'complaint');
  const $view = atom<FormView>({ kind: 'opening' });
  const $titles = atom<Titles>();
  const $listCheck = atom<ListCheck>('checking');
  const $problem = atom<FormProblem | undefined>();
  const images = evidence(env);
  // As the draft does: where it goes with the tab, so does the mark.
  const submissionLog = userId && sessionId ? env.submissionLog : tabSubmissionLog(env.store);
  let looks = 0;
  let listFailure: Failure | undefined;

  const description = (): string => {
    const view = $view.get();
    return view.kind === 'writing' ? view.description : '';
  };

  const urls = (): string[] => images.$images.get().map(({ url }) => url);

  const keepBoth = (draft: ComplaintDraft | undefined, of = key): void => {
    keepDraft(env.store, of, draft);
    keepDraft(env.phone, of, draft && !isBlank(draft) ? draft : undefined);
  };

  const keep = (): void => {
    if ($view.get().kind !== 'writing') return;
    const all = urls();
    const imageUrls = all.filter(Boolean);
    const titles = $titles.get();
    keepBoth({
      titles: typeof titles === 'object' ? titles : [],
      description: description(),
      imageUrls,
      unfinished: all.length - imageUrls.length,
    });
  };
  for (const store of [$view, $titles, images.$images]) store.listen(keep);

  const look = async () => {
    looks += 1;
    const asked = looks;
    $listCheck.set('checking');
    const sought = () => {
      const state = sending.$state.get();
      if (state.kind !== 'unconfirmed') return undefined;
      return { description: description(), sentAtMs: state.sentAtMs, earlier: readReceipts(env, { ofAnyOrder: true }) };
    };
    const lookUps = await loadLookUps();
    const outcome = await lookUps?.lookForComplaint(env, sought);
    const isRead = outcome?.kind === 'ok';
    if (asked === looks) {
      listFailure = outcome && !isRead ? { env, outcome } : undefined;
      $listCheck.set(isRead ? 'absent' : 'unreadable');
    }
    return isRead ? (outcome.data ? 'done' : 'open') : 'unknown';
  };

  const sending = submitOnce({ ...env, submissionLog }, { key: sendingKey, check: look, resend: resendAfterMinute });
  images.$images.listen(() => {
    const field = $problem.get()?.field;
    if (field === 'form' || (field === 'images' && !urls().includes(''))) $problem.set(undefined);
  });
  // Images that are changed once it may be sent again are another complaint's, which a late look must not take for sent.
  images.$images.listen(() => sending.release());

  const finish = (sentAtMs: number, isFound: boolean): void => {
    const receipt = { orderNo: subject.orderNo, description: description(), sentAtMs };
    $view.set({ kind: 'sent', description: receipt.description, receipt, isFound });
    keepReceipt(env, receipt);
    keepBoth(undefined);
    // The next complaint of this kind is another one.
    submissionLog.write(mark, null);
    env.clock.after(SENT_MS, () => env.navigator.replace(startAddress));
  };
  sending.$state.listen((state, before) => {
    const lost = before?.kind === 'unconfirmed' ? before : undefined;
    if (state.kind === 'done') finish(lost ? lost.sentAtMs : env.clock.now(), !!lost);
    if (!lost || state.kind !== 'free') return;
    // Another tab may have learnt that it has arrived, and left its receipt.
    const known = readReceipts(env).find((one) => one.description === description() && one.sentAtMs >= lost.sentAtMs);
    if (known) finish(known.sentAtMs, true);
  });

  const loadTitles = async (): Promise<void> => {
    $titles.set(undefined);
    const lookUps = await loadLookUps();
    const outcome = await lookUps?.lookUpTitles(env, subject);
    $titles.set(outcome?.kind === 'ok' ? outcome.data : 'lost');
    if (outcome && outcome.kind !== 'ok') env.toast(wordsOf(outcome), SHORT_TOAST_MS);
  };

  // Whoever has written under the wrong type, in this tab, goes on under the right one. What has gone out stays where it can be
  // looked for.
  const takeFromOtherType = (): ComplaintDraft | undefined => {
    const of = writtenBeside(env.store, key).find((other) => !submissionLog.read(markOf(other)));
    if (of === undefined) return undefined;
    const draft = readDraft(env.store, of);
    keepBoth(undefined, of);
    return draft;
  };

  // The page before leaves the titles alone in a new tab, where what was written in the one that was killed is missing.
  const readBoth = (): ComplaintDraft => {
    const ofTab = readDraft(env.store, key);
    if (!isBlank(ofTab)) return ofTab;
    const kept = readDraft(env.phone, key);
    const written = (isBlank(kept) && takeFromOtherType()) || kept;
    return { ...written, titles: ofTab.titles.length ? ofTab.titles : kept.titles };
  };

  const begin = (): void => {
    const draft = readBoth();
    if (draft.titles.length) $titles.set(draft.titles);
    else void loadTitles();
    images.restore(draft.imageUrls, draft.unfinished);
    $view.set({ kind: 'writing', description: cutText(draft.description, MAX_LETTERS) });
    // A mark without its text (of another session) must not block writing: no check could find it.
    if (!draft.description && submissionLog.read(mark)) submissionLog.write(mark, null);
    sending.open();
  };

  const open = (): void => {
    if (subject.type) begin();
    else $view.set({ kind: 'noType' });
  };

  const send = async (): Promise<void> => {
    if ($view.get().kind !== 'writing') return;
    if (!description().trim()) return $problem.set({ field: 'text', message: text.empty });
    // An image has its address once it is there.
    if (urls().includes('')) return $problem.set({ field: 'images', message: text.wait });
    const complaint = { ...subject, description: description(), imageUrls: urls() };
    $problem.set(undefined);
    // Without the key: a service takes that only with what moves money or signs.
    const outcome = await sending.send(({ onEnd }) =>
      env.call(saveComplaint, complaint, { onEnd, isKeptOffline: true }),
    );
    if (!outcome || outcome.kind === 'ok') return;
    env.toast(outcome.message, SHORT_TOAST_MS);
    // A toast is gone in two seconds; what may have arrived all the same is said in the place of the button.
    if (outcome.kind === 'refused' || outcome.isUnsent)
      $problem.set({ field: 'form', message: wordsOf(outcome), failure: { env, outcome } });
  };

  return {
    $view,
    $titles,
    evidence: images,
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
      // For a minute, what has gone out stays as it was sent, so that it can be found again. Then nothing locks the borrower
      // out: with the first change it is another complaint, and no look at the list may take that for sent and away.
      sending.release();
      if (sending.$state.get().kind === 'free' && $view.get().kind === 'writing')
        $view.set({ kind: 'writing', description: written });
      return description();
    },
    loadTitles,
    send,
    failToShowSent: () => env.toast(text.sent, SHORT_TOAST_MS),
    sendAgain: () => {
      sending.release();
      void send();
    },
  };
};
