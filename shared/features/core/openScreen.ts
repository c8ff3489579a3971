import { addressOf, type Screen } from '../../navigation/screens.ts';
import type { Env } from '../../platform/env.ts';

/** Opens another screen with the borrower's session on its address. */
export const openScreen = (env: Env, screen: Screen, extra?: { readonly [name: string]: string | undefined }): void =>
  env.navigator.assign(addressOf(env.page, screen, extra));
