import { atom, type ReadableAtom } from 'nanostores';
import { type ComplaintTab, listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { Env } from '../../shared/platform/env.ts';

// As many as a weak phone draws at once without a pause.
const STEP = 50;

/** Which tab is open, and how many complaints of it stand on the page. */
export interface ShownComplaints {
  readonly tab: number;
  readonly count: number;
}

/** The borrower's complaints, tab by tab. */
export interface ComplaintListModel extends ScreenModel {
  readonly $view: Query<readonly ComplaintTab[]>['$view'];
  readonly $shown: ReadableAtom<ShownComplaints>;
  readonly startAddress: string;
  addressOf(problemId: string): string;
  refresh(): void;
  openTab(tab: number): void;
  showMore(): void;
}

/** The model of `/complaintList`. */
export const createComplaintList = (env: Env): ComplaintListModel => {
  const $shown = atom<ShownComplaints>({ tab: 0, count: STEP });
  const read = createQuery(
    env,
    () => env.call(listComplaints, undefined),
    (tabs) => {
      // The service may have fewer tabs than before.
      if (!tabs[$shown.get().tab]) $shown.set({ tab: 0, count: STEP });
    },
  );
  return {
    $view: read.$view,
    $shown,
    startAddress: addressOf(env.page, 'complaint'),
    addressOf: (problemId) => addressOf(env.page, 'complainDetails', { problemId }),
    open: () => void read.refresh(),
    refresh: () => void read.refresh(),
    openTab: (tab) => $shown.set({ tab, count: STEP }),
    showMore: () => $shown.set({ ...$shown.get(), count: $shown.get().count + STEP }),
  };
};
