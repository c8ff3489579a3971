import { describe, expect, it } from 'vitest';
import { readParameters } from '../../session/parameters.ts';
import { isIos } from './isIos.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 9; SM-J260G) AppleWebKit/537.36 Chrome/69.0';

describe('an iPhone', () => {
  it.each([
    ['?clientType=IOS', android, false, true],
    ['?clientType=android', iphone, true, false],
    ['', iphone, false, true],
    ['', iphone.replace(/iPhone/g, 'iPad'), false, true],
    ['', android, true, true],
    ['', android, false, false],
  ])('%j on %j, handler %j: %j', (search, userAgent, hasIosHandler, expected) => {
    const native = hasIosHandler ? { webkit: { messageHandlers: { loanApp: { postMessage: () => {} } } } } : {};
    expect(isIos({ page: readParameters(search), native, userAgent })).toBe(expected);
  });
});
