import { atom, type ReadableAtom } from 'nanostores';
import { type ComplaintTab, listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import {
  type ListSnapshot,
  type ReceiptsEnv,
  readListSnapshot,
  storeListSnapshot,
} from '../../shared/features/complaint/sentComplaints.ts';
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

const allOf = (tabs: readonly ComplaintTab[]): readonly ListSnapshot[] =>
  tabs.reduce<ListSnapshot[]>(
    (all, { title, complaints }) => all.concat(complaints.map(({ id, time }) => ({ id, time, tab: title }))),
    [],
  );

const newestTime = ({ complaints }: ComplaintTab): string =>
  complaints.reduce((newest, { time }) => (time > newest ? time : newest), '');

/**
 * The tab to open: one with a complaint that was in another tab when the borrower last saw the list, because that has been answered; otherwise the
 * tab with the newest complaint. Of several such tabs the last one, because a list begins with what is still open.
 */
const tabToOpen = (tabs: readonly ComplaintTab[], before: readonly ListSnapshot[]): number => {
  const hasMoved = ({ title, complaints }: ComplaintTab): boolean =>
    complaints.some(({ id }) => before.some((was) => was.id === id && was.tab !== title));
  let open = 0;
  tabs.forEach((tab, at) => {
    const best = tabs[open] as ComplaintTab;
    const isBetter = hasMoved(tab) || (!hasMoved(best) && newestTime(tab) >= newestTime(best));
    if (tab.complaints.length && isBetter) open = at;
  });
  return open;
};

/** The model of `/complaintList`. */
export const createComplaintList = (env: Env & ReceiptsEnv & { readonly chosenTab: ChosenTab }): ComplaintListModel => {
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
        $tab.set(isThere ? stored : tabToOpen(tabs, readListSnapshot(env)));
      }
      isOpened = true;
      storeListSnapshot(env, allOf(tabs), env.clock.now());
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
