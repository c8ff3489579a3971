import { record } from '../../shared/api/parse.ts';
import type { Env } from '../../shared/app/env.ts';
import { momentOf } from '../../shared/lib/dates.ts';
import { type ComplaintDraft, draftIn, KEPT_ON_PHONE_MS } from '../../shared/models/complaintDraft.ts';
import type { SentMarks } from '../../shared/stores/sentMarks.ts';

/** What a model of a page adds to its platform to keep drafts on the phone. */
export type PhoneDraftsEnv = Pick<Env, 'page' | 'clock'> & { readonly marks: SentMarks };

/** Drafts on the phone itself, by the same names as in the tab. */
export interface PhoneDrafts {
  read(key: string): ComplaintDraft;
  /** Keeps a draft beside the others; undefined takes it away. */
  keep(key: string, draft: ComplaintDraft | undefined): void;
}

/** Whether nothing is written in a draft, and no image picked. */
export const isBlank = ({ description, imageUrls, unfinished }: ComplaintDraft): boolean =>
  !description && !imageUrls.length && !unfinished;

/**
 * Drafts that outlive the tab: its storage goes with a webview that is killed. Where the address names no borrower,
 * none is kept, for nobody could say whose it is.
 */
export const phoneDrafts = ({ page, clock, marks }: PhoneDraftsEnv): PhoneDrafts => {
  const all = () => record(marks.read('complaintDraft'));

  const fresh = (): { [key: string]: unknown } => {
    const kept = all();
    const found: { [key: string]: unknown } = {};
    for (const key of Object.keys(kept)) {
      const atMs = momentOf(record(kept[key])['atMs']);
      if (atMs !== undefined && Math.abs(clock.now() - atMs) < KEPT_ON_PHONE_MS) found[key] = kept[key];
    }
    return found;
  };

  return {
    read: (key) => draftIn(page.session.userId ? fresh()[key] : undefined),
    keep: (key, draft) => {
      if (!page.session.userId) return;
      const kept = draft && !isBlank(draft) ? { ...draft, atMs: clock.now() } : undefined;
      if (kept || Object.keys(all()).length) marks.write('complaintDraft', { ...fresh(), [key]: kept });
    },
  };
};
