import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/build/root.ts';
import { trackedFiles } from '../../../scripts/rules/files.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../../session/parameters.ts';
import { BRIDGE_VERSION, type BridgeAction, type BridgePayloads } from '../contract.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const readme = read('shared/bridge/native/README.md');
const kotlin = read('shared/bridge/native/android/LoanWebView.kt');
const swift = read('shared/bridge/native/ios/LoanWebViewController.swift');

/** Every message of the contract, with its fields; the compiler refuses one too few or too many. */
const contract: { readonly [action in BridgeAction]: BridgePayloads[action] } = {
  openPage: { url: '' },
  closeWebview: {},
  goHome: {},
  goMine: {},
  goLogin: {},
  callPhone: { phone: '' },
  goRate: {},
  confirmTrackingPoint: { productId: '', orderId: '' },
  startBankBinding: { orderId: '', productId: '' },
  endBankBinding: {},
  dismissRepayment: {},
};

const actions = Object.keys(contract) as BridgeAction[];
const messages = Object.entries(contract).map(([action, payload]) => [action, Object.keys(payload)] as const);

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The rows of the table of messages. */
const rows = readme
  .split('\n')
  .filter((line) => actions.some((action) => line.startsWith(`| \`${action}\` |`)))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, action, payload, when = '']) => ({
    action: namesIn(action)[0] as BridgeAction,
    payload: namesIn(payload),
    isReserved: when.startsWith('reserved: '),
  }));

/** Screens and shared parts that make a message, by its maker's name. The developers' preview makes them all. */
const sources = trackedFiles()
  .filter((file) => /^(pages|shared\/features)\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|testPreview|core\/(appActions|goHome|goLogin|callPhone)\.ts$/.test(file))
  .map(read);

const isMade = (action: BridgeAction): boolean =>
  sources.some(
    (code) => new RegExp(`import [^;]*\\b${action}\\b`).test(code) && new RegExp(`[^.\\w]${action}\\(`).test(code),
  );

describe('The table of messages', () => {
  it('has each message of the contract once, with its fields', () => {
    expect(rows.map(({ action, payload }) => [action, payload]).sort()).toEqual([...messages].sort());
  });

  it.each(rows)('says of $action whether anything sends it', ({ action, isReserved }) => {
    expect(isReserved).toBe(!isMade(action));
  });
});

describe('The native kit', () => {
  it.each([...SESSION_NAMES, ...HEADER_NAMES, 'lang'])('names the parameter %s', (name) => {
    expect(readme).toContain(`\`${name}\``);
  });

  it('asks before going back, and keeps the page off the bars, where Android does neither by itself any more', () => {
    expect(kotlin).toContain('registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT) { askBack() }');
    expect(kotlin).toContain('override fun onBackPressed() = askBack()');
    expect(kotlin).toContain('frame.fitsSystemWindows = true');
  });

  it('names the version of the bridge that both samples are written for', () => {
    expect(readme).toContain(`\`BRIDGE_VERSION\` of \`../contract.ts\` is **${BRIDGE_VERSION}**`);
    expect(kotlin).toContain(`const val BRIDGE_VERSION = ${BRIDGE_VERSION}\n`);
    expect(swift).toContain(`let bridgeVersion = ${BRIDGE_VERSION}\n`);
  });
});

const typeOf = (action: string): string => `${action[0]?.toUpperCase()}${action.slice(1)}`;
const callIn = (code: string, before: string): string =>
  code.slice(code.indexOf(before) + before.length).split(/\n\s*(?:"|case|default|else)/)[0] ?? '';

describe.each(messages)('The message %s', (action, fields) => {
  it('is read and done by the Kotlin sample, with its fields', () => {
    const reading = callIn(kotlin, `"${action}" ->`);
    expect(reading.trim().startsWith(typeOf(action))).toBe(true);
    expect([...reading.matchAll(/optString\("(\w+)"\)/g)].map(([, name]) => name)).toEqual(fields);
    expect(kotlin).toMatch(new RegExp(`\\bLoanMessage\\.${typeOf(action)} -> \\w`));
  });

  it('is read and done by the Swift sample, with its fields', () => {
    const reading = callIn(swift, `case "${action}":`);
    expect(reading.trim().startsWith(`self = .${action}`)).toBe(true);
    expect([...reading.matchAll(/(\w+): text\("(\w+)"\)/g)].map(([, name, value]) => [name, value])).toEqual(
      fields.map((name) => [name, name]),
    );
    expect(swift).toMatch(new RegExp(`case \\.${action}(\\([^)]*\\))?:\\s+\\w`));
  });
});
