import { atom, type ReadableAtom } from 'nanostores';
import { type ComplaintTab, listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';

/** Stores the chosen tab in the history entry: not every browser restores a page as it was left. */
export interface ChosenTab {
  /** @returns the stored value, which may be of any form. */
  read(): unknown;
  write(tab: number): void;
}

/** The borrower's complaints, tab by tab. */
export interface ComplaintListModel extends ScreenModel {
  readonly $view: Query<readonly ComplaintTab[]>['$view'];
  /** The open tab. */
  readonly $tab: ReadableAtom<number>;
  readonly startAddress: string;
  readonly serviceAddress: string;
  addressOf(problemId: string): string;
  refresh(): void;
  openTab(tab: number): void;
}

const newestTime = ({ complaints }: ComplaintTab): string =>
  complaints.reduce((newest, { time }) => (time > newest ? time : newest), '');

/** The tab to open: that with the newest complaint. Of several the last one, because a list begins with what is still open. */
const tabToOpen = (tabs: readonly ComplaintTab[]): number => {
  let open = 0;
  tabs.forEach((tab, at) => {
    if (tab.complaints.length && newestTime(tab) >= newestTime(tabs[open] as ComplaintTab)) open = at;
  });
  return open;
};

/** The model of `/complaintList`. */
export const createComplaintList = (env: Env & { readonly chosenTab: ChosenTab }): ComplaintListModel => {
  const $tab = atom(0);
  let isOpened = false;
  const read = createQuery(
    env,
    () => env.call(listComplaints, undefined),
    (tabs) => {
      // The service may send fewer tabs than before.
      if (!isOpened || !tabs[$tab.get()]) {
        const stored = env.chosenTab.read();
        const isThere = typeof stored === 'number' && !!tabs[stored];
        $tab.set(isThere ? stored : tabToOpen(tabs));
      }
      isOpened = true;
    },
  );
  return {
    $view: read.$view,
    $tab,
    startAddress: addressOf(env.page, 'complaint'),
    serviceAddress: addressOf(env.page, 'customerService'),
    addressOf: (problemId) => addressOf(env.page, 'complainDetails', { problemId }),
    open: () => void read.refresh(),
    refresh: () => void read.refresh(),
    openTab: (tab) => {
      $tab.set(tab);
      env.chosenTab.write(tab);
    },
  };
};
