import { atom, type ReadableAtom } from 'nanostores';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { scheme, servicePhone } from '../../shared/brand/current.ts';
import type { BridgeAction } from '../../shared/bridge/contract.ts';
import {
  type AppAction,
  closeWebview,
  confirmTrackingPoint,
  dismissRepayment,
  endBankBinding,
  goHome,
  goLogin,
  goMine,
  goRate,
  openPage,
  startBankBinding,
} from '../../shared/features/core/appActions.ts';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf, type Screen } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import {
  HEADER_NAMES,
  type HeaderName,
  type PageParameters,
  type Parameters,
  readParameters,
  SESSION_NAMES,
  type SessionName,
} from '../../shared/session/parameters.ts';

/** Every parameter that a page of this site reads of its borrower's address. */
export const FIELD_NAMES = [...SESSION_NAMES, ...HEADER_NAMES, 'lang'] as const;

export type FieldName = SessionName | HeaderName | 'lang';
type Fields = Parameters<FieldName>;

/** The developer preview: a form for a borrower's address, links to the pages, two checks of the device, and every message to the app. */
export interface PreviewModel extends ScreenModel {
  readonly $fields: ReadableAtom<Fields>;
  /** Where the device is, or why that is not known; undefined while it is asked. */
  readonly $place: ReadableAtom<string | undefined>;
  /** The photo that was taken or chosen. */
  readonly $photo: ReadableAtom<File | undefined>;
  edit(name: FieldName, value: string): void;
  /** Opens a screen as the borrower that the fields describe. */
  jump(screen: Screen): void;
  locate(): Promise<void>;
  showPhoto(file: File | undefined): void;
  /** Sends a message to the app, or has the browser do what it does without one. */
  send(action: BridgeAction): void;
}

// A value from the address counts as long as it is in a field.
const nobody = readParameters('');

const fieldsOf = ({ session, headers, lang = '' }: PageParameters): Fields => ({ ...session, ...headers, lang });

/** Every message, for the order and product in the fields, or for samples. */
const messagesFor = ({
  orderId = 'A1',
  productId = '9',
}: Fields): { readonly [action in BridgeAction]: AppAction | undefined } => ({
  openPage: openPage(`${scheme}://sample`),
  closeWebview: closeWebview(),
  goHome: goHome(),
  goMine: goMine(),
  goLogin: goLogin(),
  callPhone: callPhone(servicePhone),
  goRate: goRate(),
  confirmTrackingPoint: confirmTrackingPoint(productId, orderId),
  startBankBinding: startBankBinding(orderId, productId),
  endBankBinding: endBankBinding(),
  dismissRepayment: dismissRepayment(),
});

export const ACTIONS = Object.keys(messagesFor({})) as BridgeAction[];

/** The model of `/testPreview`. It requires no session: what the address lacks can be typed in. */
export const createPreview = (env: Env & { locate(): Promise<string> }): PreviewModel => {
  const $fields = atom<Fields>({});
  const $place = atom<string | undefined>('');
  const $photo = atom<File | undefined>();

  return {
    $fields,
    $place,
    $photo,
    open: () => $fields.set(fieldsOf(env.page)),
    edit: (name, value) => {
      const before = $fields.get();
      // The other spelling of the product follows, unless it was given a value of its own.
      const follows = name === 'productId' && before.productId === before.product_id;
      $fields.set({ ...before, [name]: value, ...(follows && { product_id: value }) });
    },
    jump: (screen) => env.navigator.assign(addressOf(nobody, screen, $fields.get())),
    send: (action) => sendToApp(env, messagesFor($fields.get())[action]),
    locate: async () => {
      $place.set(undefined);
      $place.set(await env.locate());
    },
    showPhoto: (file) => $photo.set(file),
  };
};
