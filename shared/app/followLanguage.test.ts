// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from '../platform/storage/browserStores.ts';
import { followLanguage, readLatestLanguage } from './followLanguage.ts';

const session = { session: { userId: '7', orderId: '1' } };

const listeners: (readonly [string, Parameters<typeof addEventListener>[1]])[] = [];
const leave = () => void listeners.splice(0);

/** Opens a page at an address, by a link or by going back. @returns a mock that counts its reloads. */
const opened = (address: string, how: 'link' | 'back' = 'link') => {
  history.replaceState(session, '', address);
  const { search, hash } = document.location;
  const lang = new URLSearchParams(search).get('lang');
  // The script in the head does this for a language other than the brand's default.
  Object.assign(window, { loanLanguage: lang && lang !== 'en' ? { name: lang } : undefined });
  const reload = vi.fn();
  vi.stubGlobal('location', { search, hash, reload });
  leave();
  vi.spyOn(window, 'addEventListener').mockImplementation((name, run) => void listeners.push([name, run]));
  Object.assign(performance, { navigation: { type: how === 'back' ? 2 : 0 } });
  followLanguage();
  return reload;
};

/** Restores the page from the back/forward cache. */
const revive = () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  for (const [name, run] of listeners) if (name === 'pageshow' && typeof run === 'function') run.call(window, event);
};
const placeNow = () => new URL(document.location.href);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.hidden = false;
});
describe('A page that is gone back to', () => {
  it('is opened anew in the language that was asked for since, as who it was and where it was', () => {
    opened('/customerService?lang=fil');
    const reload = opened('/complainDetails?problemId=9#/x', 'back');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(placeNow().pathname + placeNow().search + placeNow().hash).toBe('/complainDetails?lang=fil&problemId=9#/x');
    expect(history.state).toEqual(session);
    expect(document.documentElement.hidden).toBe(true);
  });

  it.each(['zh', 'en'])('is so where its own address names another, of which the first counts then: %s', (latest) => {
    opened(`/customerService?lang=${latest}`);
    expect(opened('/repay?lang=hi', 'back')).toHaveBeenCalledTimes(1);
    expect(placeNow().searchParams.get('lang')).toBe(latest);
  });

  it.each([
    ['keeps what is typed there, in the language that it is in', '<input type="radio"><input value="123">', 0],
    ['is opened anew where a form is empty, or only something to choose from', '<input type="radio" value="on">', 1],
  ])('%s', (_, form, times) => {
    const reload = opened('/bindBank');
    document.body.innerHTML = form;
    tabStorage.write('lang', 'fil');
    revive();
    expect(reload).toHaveBeenCalledTimes(times);
    expect(placeNow().search).toBe(times ? '?lang=fil&' : '');
  });

  it.each([
    ['/repay', 'en'],
    ['/repay?lang=fil', 'fil'],
  ])('stays as it is where it is in that language: %s in %s', (address, latest) => {
    tabStorage.write('lang', latest);
    expect(opened(address, 'back')).not.toHaveBeenCalled();
    expect(document.documentElement.hidden).toBe(false);
  });

  it('stays as it is where the browser refuses another address, and is not loaded again and again', () => {
    const reload = opened('/repay');
    tabStorage.write('lang', 'fil');
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    revive();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('A page that is opened says which language was asked for last, and nothing where its address names none', () => {
  expect(opened('/customerService?lang=fil')).not.toHaveBeenCalled();
  expect(readLatestLanguage()).toBe('fil');
  expect(opened('/repay')).not.toHaveBeenCalled();
  expect(readLatestLanguage()).toBe('fil');
  opened('/repay?lang=en');
  expect(readLatestLanguage()).toBe('en');
});
