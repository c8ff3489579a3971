import type { ScreenModel, ScreenParts } from '../../../shared/app/start.tsx';

/** Stands in the place of the app's start in a single-page build: a screen's parts go to the router as they are. */
export const start = <Model extends ScreenModel>(parts: ScreenParts<Model>): ScreenParts<Model> => parts;
