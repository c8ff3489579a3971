import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import {
  type ComplaintOrder,
  type ComplaintStart,
  type ComplaintType,
  readComplaintStart,
} from '../../shared/api/endpoints/readComplaintStart.ts';
import { parseRecord, parseText as textOf } from '../../shared/api/parse.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { momentOf } from '../../shared/domain/dates.ts';
import { storeDraft, takeDraft } from '../../shared/features/complaint/complaintDraft.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env, LaterParts } from '../../shared/platform/env.ts';
import type { Later } from '../../shared/platform/loadLater.ts';
import { complaintText as text } from './messages.ts';

// The type that requires a sub-type, and that is not available for every order.
const COLLECTION = '1';

/** The order that the borrower selected instead of the address's. It applies to this visit only, because the next address names its own. */
export interface ChosenOrder {
  read(): unknown;
  write(orderNo: string): void;
}

/** What opens over the start of a complaint. */
export interface SheetProps {
  readonly model: ComplaintStartModel;
  readonly start: ComplaintStart;
}

/** The later part of the page. */
export interface ComplaintParts extends LaterParts {
  readonly Sheet: ComponentType<SheetProps>;
}

/** What the start of a complaint adds to its platform. */
export interface ComplaintStartEnv extends Env {
  readonly chosenOrder: ChosenOrder;
  readonly later: Later<ComplaintParts>;
}

/** A list over the page: all orders, or the sub-types of a type. */
export type Sheet = { readonly kind: 'orders' } | { readonly kind: 'subtypes'; readonly type: ComplaintType };

/** The start of a complaint: which order it is about, and what. */
export interface ComplaintStartModel extends ScreenModel {
  readonly $view: Query<ComplaintStart>['$view'];
  readonly $sheet: ReadableAtom<Sheet | undefined>;
  /** When the borrower's last complaint was sent from this tab; undefined once they write another. */
  readonly $sentAtMs: ReadableAtom<number | undefined>;
  /** The address of the borrower's complaints; undefined in the prerendered first view, which is the same for everybody. */
  readonly $listAddress: ReadableAtom<string | undefined>;
  /** The address of the customer service, for a complaint that cannot be written here. */
  readonly serviceAddress: string;
  /** The number of the order that the borrower selected instead of the address's; empty if they did not. */
  readonly $chosenNo: ReadableAtom<string>;
  /** Whether a page about a payment has already prepared the text, so that only the subject is missing. */
  readonly isWritten: boolean;
  readonly later: Later<ComplaintParts>;
  refresh(): void;
  writeAnother(): void;
  showOrders(): void;
  closeSheet(): void;
  chooseOrder(order: ComplaintOrder): void;
  chooseType(type: ComplaintType): void;
  /** Selects a sub-type of the type whose list is open. */
  chooseSubtype(subtype: ComplaintType): void;
}

/** The order of a complaint: the selected one, or else the address's. */
export const orderIn = ({ order, orders }: ComplaintStart, chosenNo: string): ComplaintOrder | undefined =>
  orders.find(({ orderNo }) => orderNo === chosenNo) ?? order;

/** The model of `/complaint`. */
export const createComplaintStart = (env: ComplaintStartEnv): ComplaintStartModel => {
  const { orderId } = env.page.session;
  const $sheet = atom<Sheet | undefined>();
  const $sentAtMs = atom<number | undefined>();
  const $chosenNo = atom('');
  const $listAddress = atom<string | undefined>();

  const read = createQuery(env, () => env.call(readComplaintStart, { orderId }));

  const start = (): ComplaintStart | undefined => {
    const view = read.$view.get();
    return view.kind === 'ready' ? view.data : undefined;
  };

  const orderOf = (data: ComplaintStart): ComplaintOrder | undefined => orderIn(data, $chosenNo.get());

  // The page with the form may have sent a complaint meanwhile.
  const showSent = (): void => $sentAtMs.set(momentOf(parseRecord(env.store.read('complaintReceipt'))['atMs']));
  env.onReturn(showSent);

  const describe = (types: readonly ComplaintType[]): void => {
    const data = start();
    const [problemType = '', problemSonType = ''] = types.map(({ value }) => value);
    const orderNo = (data && orderOf(data)?.orderNo) ?? '';
    const subject = { type: problemType, subtype: problemSonType, orderNo };
    storeDraft(env.store, subject, { ...takeDraft(env.store, subject), titles: types.map(({ title }) => title) });
    // With an order that the service does not know, the complaint would be refused after it was written.
    const known = data && !data.order && orderNo ? { orderId: orderNo } : {};
    env.navigator.assign(addressOf(env.page, 'complainPageNext', { problemType, problemSonType, orderNo, ...known }));
  };

  const chooseType = (type: ComplaintType): void => {
    const data = start();
    if (!data) return;
    const isCollection = type.value === COLLECTION;
    const order = orderOf(data);
    if (isCollection && !order?.allowsCollection) env.toast(text.notCollection);
    else if (isCollection && data.subtypes.length) $sheet.set({ kind: 'subtypes', type });
    else describe([type]);
  };

  return {
    $view: read.$view,
    $sheet,
    $sentAtMs,
    $listAddress,
    $chosenNo,
    later: env.later,
    serviceAddress: addressOf(env.page, 'customerService'),
    isWritten: /[?&]from=payment\b/.test(env.navigator.search),
    open: () => {
      $listAddress.set(addressOf(env.page, 'complaintList'));
      showSent();
      $chosenNo.set(textOf(env.chosenOrder.read()));
      read.refresh();
    },
    refresh: () => void read.refresh(),
    writeAnother: () => {
      env.store.write('complaintReceipt', null);
      showSent();
    },
    showOrders: () => $sheet.set({ kind: 'orders' }),
    closeSheet: () => $sheet.set(undefined),
    chooseOrder: ({ orderNo }) => {
      $chosenNo.set(orderNo);
      env.chosenOrder.write(orderNo);
      $sheet.set(undefined);
    },
    chooseType,
    chooseSubtype: (subtype) => {
      const sheet = $sheet.get();
      if (sheet?.kind === 'subtypes') describe([sheet.type, subtype]);
    },
  };
};
