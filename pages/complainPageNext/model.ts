import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type ComplaintStart, readComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import { saveComplaint } from '../../shared/api/endpoints/saveComplaint.ts';
import { type Failed, wordsOfFailure } from '../../shared/api/outcome.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { type ComplaintSubject, readDraft, storeDraft } from '../../shared/features/complaint/complaintDraft.ts';
import type { EvidenceListProps } from '../../shared/features/complaint/EvidenceList.tsx';
import type { Failure } from '../../shared/features/core/failure.tsx';
import { type Words, withValues } from '../../shared/i18n/messages.ts';
import { cutText } from '../../shared/lib/characters.ts';
import { inQuotes } from '../../shared/lib/texts.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Later } from '../../shared/platform/loadLater.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { type Evidence, type EvidenceEnv, type EvidenceParts, evidence } from './evidence.ts';
import { complainPageNextText as text } from './messages.ts';

/** How many UTF-16 units a complaint's text can have. */
export const MAX_LETTERS = 200;

// How long the confirmation is shown.
const SENT_MS = 1500;

/** The state of the form. `noType`: the address names no subject. */
export type FormView =
  | { readonly kind: 'opening' | 'noType' }
  | { readonly kind: 'writing' | 'sending' | 'sent'; readonly description: string };

/** The error of the text, of the images, or of the whole `form`, if the service's message names neither. */
export interface FormProblem {
  readonly field: 'text' | 'images' | 'form';
  readonly message: Words;
  /** Why the form was not sent, as far as is known. */
  readonly failure?: Failure;
  /** Whether it may have arrived all the same. */
  readonly isUnsure?: boolean;
}

/** The titles of the complaint's subject; undefined while they load, `lost` if they did not load. */
export type Titles = readonly string[] | 'lost' | undefined;

/** Writing a complaint and sending it. No money moves: one request at a time, and after a lost response the borrower decides. */
export interface ComplaintForm extends ScreenModel {
  readonly $view: ReadableAtom<FormView>;
  readonly $titles: ReadableAtom<Titles>;
  readonly evidence: Evidence;
  readonly later: Later<ComplaintFormParts>;
  /** The error that prevents sending, and the part of the form that it belongs to, until that part is changed. */
  readonly $problem: ReadableAtom<FormProblem | undefined>;
  /** The address of the first complaint screen. */
  readonly startAddress: string;
  /** The address of the borrower's complaints. */
  readonly listAddress: string;
  /** Takes the text of the field. @returns the text, cut to what the field may hold. */
  write(description: string): string;
  loadTitles(): Promise<void>;
  send(): Promise<void>;
}

/** The message for an outcome other than `ok`; may be empty. */
const wordsOf = (outcome: Failed): Words =>
  wordsOfFailure(outcome) || (outcome.kind === 'refused' ? commonText.failed : '');

const subjectIn = (search: string): ComplaintSubject => {
  const query = new URLSearchParams(search);
  const named = (name: string): string => query.get(name) ?? '';
  return { type: named('problemType'), subtype: named('problemSonType'), orderNo: named('orderNo') };
};

const titleOf = (types: ComplaintStart['types'], value: string): string | undefined =>
  types.find((type) => type.value === value)?.title;

/** The titles of a complaint's type and sub-type; those that the service does not list are left out. */
const titlesOf = ({ types, subtypes }: ComplaintStart, { type, subtype }: ComplaintSubject): readonly string[] =>
  [titleOf(types, type), titleOf(subtypes, subtype)].filter((title): title is string => !!title);

/** The later part of the page. */
export interface ComplaintFormParts extends EvidenceParts {
  readonly EvidenceList: ComponentType<EvidenceListProps>;
  readonly Sent: ComponentType;
}

/** The platform of the form. */
export interface ComplaintFormEnv extends EvidenceEnv {
  readonly later: Later<ComplaintFormParts>;
}

/** The model of `/complainPageNext`. */
export const createComplaintForm = (env: ComplaintFormEnv): ComplaintForm => {
  const { orderId } = env.page.session;
  const subject = subjectIn(env.navigator.search);
  const startAddress = addressOf(env.page, 'complaint');
  const $view = atom<FormView>({ kind: 'opening' });
  const $titles = atom<Titles>();
  const $problem = atom<FormProblem | undefined>();
  const images = evidence(env);

  const description = (): string => {
    const view = $view.get();
    return 'description' in view ? view.description : '';
  };

  const urls = (): string[] => images.$images.get().map(({ url }) => url);

  const saveDraft = (): void => {
    if ($view.get().kind !== 'writing') return;
    const all = urls();
    const imageUrls = all.filter(Boolean);
    const titles = $titles.get();
    storeDraft(env.store, subject, {
      titles: typeof titles === 'object' ? titles : [],
      description: description(),
      imageUrls,
      unfinished: all.length - imageUrls.length,
    });
  };
  for (const store of [$view, $titles, images.$images]) store.listen(saveDraft);

  images.$images.listen(() => {
    const field = $problem.get()?.field;
    if (field === 'form' || (field === 'images' && !urls().includes(''))) $problem.set(undefined);
  });

  const finish = (): void => {
    $view.set({ kind: 'sent', description: description() });
    if (env.later.$state.get().kind !== 'ready') env.toast(text.sent, SHORT_TOAST_MS);
    env.store.write('complaintDraft', null);
    env.store.write('complaintReceipt', {});
    env.clock.after(SENT_MS, () => env.navigator.replace(startAddress));
  };

  const loadTitles = async (): Promise<void> => {
    $titles.set(undefined);
    const outcome = await env.call(readComplaintStart, { orderId });
    $titles.set(outcome.kind === 'ok' ? titlesOf(outcome.data, subject) : 'lost');
    if (outcome.kind !== 'ok') env.toast(wordsOf(outcome), SHORT_TOAST_MS);
  };

  const start = (): void => {
    const draft = readDraft(env.store, subject);
    if (draft.titles.length) $titles.set(draft.titles);
    else void loadTitles();
    images.restore(draft.imageUrls, draft.unfinished);
    $view.set({ kind: 'writing', description: cutText(draft.description, MAX_LETTERS) });
  };

  const open = (): void => {
    env.later.load();
    if (subject.type) start();
    else $view.set({ kind: 'noType' });
  };

  const send = async (): Promise<void> => {
    if ($view.get().kind !== 'writing') return;
    const written = description();
    if (!written.trim()) return $problem.set({ field: 'text', message: text.empty });
    // An image gets its address when its upload is complete.
    if (urls().includes('')) return $problem.set({ field: 'images', message: text.wait });
    const complaint = { ...subject, description: written, imageUrls: urls() };
    $problem.set(undefined);
    $view.set({ kind: 'sending', description: written });
    const outcome = await env.call(saveComplaint, complaint, { needsConnection: true });
    if (outcome.kind === 'ok') return finish();
    $view.set({ kind: 'writing', description: written });
    const isUnsure = outcome.kind === 'unknown' && !outcome.isUnsent;
    const message = isUnsure ? withValues(text.notKnown, { said: inQuotes(outcome.quoted) }) : wordsOf(outcome);
    $problem.set({ field: 'form', message, failure: { env, outcome }, isUnsure });
  };

  return {
    $view,
    $titles,
    evidence: images,
    later: env.later,
    $problem,
    startAddress,
    listAddress: addressOf(env.page, 'complaintList'),
    open,
    write: (given) => {
      const written = cutText(given, MAX_LETTERS);
      if ($view.get().kind !== 'writing' || written === description()) return description();
      $problem.set(undefined);
      $view.set({ kind: 'writing', description: written });
      return written;
    },
    loadTitles,
    send,
  };
};
