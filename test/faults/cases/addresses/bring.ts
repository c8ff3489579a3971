import type { Stage } from '../../stage.ts';
import { addressOf, enter } from '../environment/visit.ts';
import type { AddressField } from './AddressField.ts';
import { type AddressWatch, watchAddresses } from './addressWatch.ts';
import { listedDocument } from './listedSite.ts';

/** Serves the field's screen, built for a brand that lists its hosts, at its path. @returns a function to stop. */
export const serveListed = async (stage: Stage, { path }: AddressField): Promise<() => Promise<void>> => {
  const body = await listedDocument(path);
  const isIt = (url: URL): boolean => url.origin === stage.server.origin && url.pathname === path;
  await stage.page().route(isIt, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  return () => stage.page().unroute(isIt);
};

/** Answers all requests to other origins at once with a harmless page. @returns a function to stop. */
export const answerElsewhere = async (stage: Stage): Promise<() => Promise<void>> => {
  const isElsewhere = (url: URL): boolean => url.origin !== stage.server.origin;
  await stage
    .page()
    .route(isElsewhere, (route) => route.fulfill({ body: '<title>Elsewhere</title>', contentType: 'text/html' }));
  return () => stage.page().unroute(isElsewhere);
};

/** Opens the field's screen with an address in the field. @returns the page's watch, begun just before. */
export const bring = async (stage: Stage, field: AddressField, address: unknown): Promise<AddressWatch> => {
  const watch = await watchAddresses(stage.page());
  await enter(stage, { address: addressOf(field), answers: field.answers(address) }, () => watch.begin());
  return watch;
};
