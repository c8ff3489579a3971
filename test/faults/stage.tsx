import { act, fireEvent, render } from '@testing-library/preact';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { confirmTest } from '../support/confirming.ts';
import { type ManualClock, manualClock } from '../support/manualClock.ts';
import { type TestRoutes, testRoutes } from '../support/testRoutes.ts';
import { type Answers, type FakeService, fakeService } from './fakeService.ts';
import { describeKept, foreignRecords, SESSION } from './records.ts';

/** The platform of one page in a test. */
export type Platform = ReturnType<typeof confirmTest> & { readonly routes: TestRoutes };

/** A screen: its component on its model, which is opened on the given platform. */
export interface FaultScreen {
  readonly query?: { readonly [name: string]: string };
  /** The in-page route, `#/…`. */
  readonly route?: string;
  readonly answers: Answers;
  readonly draw: (platform: Platform) => ReactElement;
}

/** What several pages of one phone share. */
export interface Phone {
  readonly clock: ManualClock;
  readonly service: FakeService;
  readonly storage: Map<string, string>;
  readonly phoneStorage: Map<string, string>;
  readonly openedAtMs: number;
  /** Whether the phone says that it has a connection. */
  isOnline: boolean;
}

/** A phone on which another borrower has been before. */
export const newPhone = (answers: Answers): Phone => {
  const clock = manualClock();
  const { ofTab, ofPhone } = foreignRecords(clock.now());
  return {
    clock,
    service: fakeService(answers, clock),
    storage: new Map(ofTab),
    phoneStorage: new Map(ofPhone),
    openedAtMs: clock.now(),
    isOnline: true,
  };
};

/** Waits until everything has happened that does not wait for the clock: each round renders what the one before has loaded. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1)
    await act(async () => {
      for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await vi.dynamicImportSettled();
    });
};

const PHONE_NUMBER = /\s*\+?\d[\d ]{8,}/;

/** The text of an element, with a blank between its parts, without pictures. */
const textIn = (box: Element): string => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('[aria-hidden=true]'))
      texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
};

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') || textIn(element)).replace(PHONE_NUMBER, '').trim();

const isLocked = (element: Element): boolean =>
  element.getAttribute('aria-disabled') === 'true' || (element as HTMLButtonElement).disabled;

/** Opens a screen as a page of its own: the first one, or, on the phone of an earlier one, a reload or another tab. */
export const openStage = async (screen: FaultScreen, phone = newPhone(screen.answers)) => {
  const { clock, service, storage, phoneStorage } = phone;
  const search = `?${new URLSearchParams({ ...SESSION, ...screen.query })}`;
  const platform = {
    ...confirmTest({ search, clock, storage, phoneStorage, fetch: service.fetch, isOnline: () => phone.isOnline }),
    routes: testRoutes(screen.route),
  };
  const { container } = render(screen.draw(platform), {
    container: document.body.appendChild(document.createElement('div')),
  });
  // A link that is tapped leads nowhere: all screens share one window.
  container.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  await settle();

  const controls = (selector: string): Element[] => [...container.querySelectorAll(selector)];
  const find = (name: string): Element => {
    const found = controls('button, a[href]').find((each) => nameOf(each) === name);
    if (!found || isLocked(found)) throw new Error(`“${name}” cannot be tapped. There is: ${taps().join(', ')}`);
    return found;
  };
  const taps = (): readonly string[] =>
    controls('button, a[href]')
      .filter((each) => !isLocked(each))
      .map(nameOf);
  const labelled = (label: string): Element => {
    const found = controls('label').find((each) => nameOf(each).includes(label));
    const field = found?.querySelector('input, textarea');
    if (!field) throw new Error(`There is no field “${label}”.`);
    return field;
  };

  return {
    ...platform,
    device: phone,
    service,
    text: () => textIn(container),
    /** The names of all buttons and links that can be tapped, in their order. */
    taps,
    isBusy: () => controls('[aria-busy=true]').length > 0,
    fields: () =>
      controls('input:not([type=radio], [type=checkbox]), textarea').map((each) => (each as HTMLInputElement).value),
    kept: () => describeKept(storage, phoneStorage, phone.openedAtMs),
    tap: async (name: string, times = 1): Promise<void> => {
      const element = find(name);
      act(() => {
        (element as HTMLElement).focus();
        for (let time = 0; time < times; time += 1) fireEvent.click(element);
      });
      await settle();
    },
    pick: async (label: string): Promise<void> => {
      fireEvent.click(labelled(label));
      await settle();
    },
    fill: async (label: string, value: string): Promise<void> => {
      fireEvent.input(labelled(label), { target: { value } });
      await settle();
    },
    pass: async (ms: number): Promise<void> => {
      act(() => clock.advance(ms));
      await settle();
    },
    return: async (): Promise<void> => {
      act(() => platform.comeBack('visible'));
      await settle();
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;
