import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_VERSIONS, type ChromiumVersion, chromium } from './chromium.ts';
import type { Driver } from './Driver.ts';
import { type ChromiumDriver, type ChromiumOptions, launchChromium } from './devtools.ts';
import { ensureEngines } from './ensureEngines.ts';
import { ios12Mask } from './ios12Mask.ts';
import { isWebKitGtkInstalled, launchWebKitGtk } from './webkitGtk.ts';

const INSTALL_MS = 300_000;
const TEST_MS = 60_000;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Engines</title>
<p id="greeting">nobody yet</p>
<input id="name" value="Ms ">
<p style="height: 2000px">Far down is the button.</p>
<button id="greet">Greet</button>
<div style="position: relative"><button id="under">Under</button><i style="position: absolute; inset: 0; top: 0; left: 0; right: 0; bottom: 0">over</i></div>
<script>
  document.getElementById('greet').onclick = function () {
    var name = document.getElementById('name').value;
    fetch('/greeting', { method: 'POST', body: name }).then(function (answer) {
      document.getElementById('greeting').textContent = 'Hello ' + name + ' ' + answer.status;
    });
  };
</script>
`;

let server: Server;
let origin: string;
let folder: string;

beforeAll(async () => {
  await ensureEngines();
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  server = createServer((request, response) => {
    response.statusCode = request.url === '/greeting' ? 418 : 200;
    response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`;
}, INSTALL_MS);

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function withDriver<D extends Driver>(launched: Promise<D>, use: (driver: D) => Promise<void>): Promise<void> {
  const driver = await launched;
  try {
    await use(driver);
  } finally {
    await driver.close();
  }
}

function withChromium(
  version: ChromiumVersion,
  use: (driver: ChromiumDriver) => Promise<void>,
  options?: ChromiumOptions,
): Promise<void> {
  return withDriver(launchChromium(chromium(version), options), use);
}

/** The journey that every engine goes. */
async function greet(driver: Driver): Promise<void> {
  await driver.goto(origin);
  expect(await driver.evaluate('[innerWidth, innerHeight, devicePixelRatio]')).toEqual([390, 844, 2]);
  expect(await driver.text('#greeting')).toBe('nobody yet');
  await driver.type('#name', 'Ñandú 7');
  await driver.tap('#greet');
  await driver.waitFor('document.getElementById("greeting").textContent !== "nobody yet"');
  expect(await driver.text('#greeting')).toBe('Hello Ms Ñandú 7 418');
  expect(await driver.evaluate('Promise.resolve({ is: "awaited" })')).toEqual({ is: 'awaited' });
  expect(await driver.evaluate('undefined')).toBeNull();
  await expect(driver.evaluate('nothing.here')).rejects.toThrow('nothing');
  await expect(driver.waitFor('false', 100)).rejects.toThrow('waited 100 ms for false');
  await expect(driver.tap('#under')).rejects.toThrow();
}

async function picture(driver: Driver, name: string): Promise<Buffer> {
  const file = join(folder, `${driver.engine}-${driver.version}-${name}.png`);
  await driver.screenshot(file);
  return readFileSync(file);
}

/** Straight after a load, when an engine may not have drawn yet: the size alone would not notice a white picture. */
async function takePictures(driver: Driver): Promise<void> {
  await driver.goto('about:blank');
  const blank = await picture(driver, 'blank');
  await driver.goto(origin);
  const page = await picture(driver, 'page');
  expect([page.readUInt32BE(16), page.readUInt32BE(20)]).toEqual([780, 1688]);
  expect(page.equals(blank)).toBe(false);
}

describe.each(CHROMIUM_VERSIONS)('Chromium %s', (version) => {
  it(
    'goes the journey',
    () =>
      withChromium(version, async (driver) => {
        await greet(driver);
        await takePictures(driver);
        if (version !== 'current') expect(driver.version).toMatch(new RegExp(`^${version}\\.`));
      }),
    TEST_MS,
  );

  it(
    'writes down what the page does',
    () =>
      withChromium(version, async ({ goto, evaluate, waitFor, tap, journal }) => {
        await goto(origin);
        await evaluate('console.error("seen", 1), setTimeout(function () { throw new Error("thrown"); }), 0');
        await tap('#greet');
        await waitFor('document.getElementById("greeting").textContent !== "nobody yet"');
        expect(journal.consoleErrors).toEqual(['seen 1']);
        expect(journal.exceptions).toEqual([expect.stringContaining('Error: thrown')]);
        expect(journal.requests).toContainEqual({ method: 'GET', url: origin, body: undefined, status: 200 });
        const greeting = { method: 'POST', url: `${origin}greeting`, body: 'Ms ', status: 418 };
        expect(journal.requests).toContainEqual(greeting);
      }),
    TEST_MS,
  );

  it(
    'starts as asked',
    () =>
      withChromium(
        version,
        async ({ addInitScript, evaluate, goto }) => {
          await addInitScript('self.wasFirst = document.scripts.length === 0');
          await goto(origin);
          expect(await evaluate('[wasFirst, navigator.userAgent, innerWidth]')).toEqual([true, 'Lender/1', 320]);
          await expect(goto('http://127.0.0.1:1/')).rejects.toThrow();
        },
        { userAgent: 'Lender/1', viewport: { widthPx: 320, heightPx: 568, scale: 1 } },
      ),
    TEST_MS,
  );
});

describe('the mask of iOS 12', () => {
  it(
    'takes away what is too new, and leaves the rest',
    () =>
      withChromium('current', async (driver) => {
        await driver.addInitScript(ios12Mask());
        await driver.goto(origin);
        const absent = ['globalThis', 'queueMicrotask', 'ResizeObserver', 'HTMLDialogElement', 'visualViewport'];
        for (const name of absent) expect(await driver.evaluate(`typeof ${name}`), name).toBe('undefined');
        expect(await driver.evaluate('[navigator.clipboard, [].at, "".replaceAll, Object.fromEntries]')).toEqual(
          Array(4).fill(null),
        );
        expect(await driver.evaluate('typeof matchMedia("print").addEventListener')).toBe('undefined');
        expect(await driver.evaluate('document.createElement("dialog").nodeName')).toBe('X-DIALOG');
        expect(await driver.evaluate('typeof fetch + typeof [].flat')).toBe('functionfunction');
        await greet(driver);
      }),
    TEST_MS,
  );
});

describe('WebKitGTK', () => {
  const isHere = isWebKitGtkInstalled();
  const isNeeded = isHere || process.env['CI'] === 'true';
  if (!isNeeded) console.log('engines: left out WebKitGTK, which is not installed');

  it.runIf(isNeeded)(
    'goes the journey',
    () =>
      withDriver(launchWebKitGtk(), async (driver) => {
        await greet(driver);
        await takePictures(driver);
      }),
    TEST_MS,
  );
});
