import type { ScreenModel, ScreenParts } from '../../../shared/app/start.tsx';

/** Replaces the app's `start` in a single-page build: returns a screen's parts unchanged, for the router. */
export const start = <Model extends ScreenModel>(parts: ScreenParts<Model>): ScreenParts<Model> => parts;
