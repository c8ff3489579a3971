import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { post, smsCode } from '../../scripts/sandbox/testBorrower.ts';
import { type RunningApp, serveApp } from '../../scripts/serve/app.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { borrowers } from '../support/borrowers.ts';
import { SECRET_PLACE } from '../support/pictures.ts';
import { armFault } from '../support/sandboxControls.ts';
import { SMALL_PHONE, seeHeading, seeText, tapText } from './Driver.ts';
import type { Engine, RunningEngine } from './engineList.ts';
import { ensureEngines } from './ensureEngines.ts';
import { cameraPhoto, lookOf, pickFile } from './photos.ts';
import { until } from './processes.ts';
import { addressOf, screens, type TriedScreen } from './screens.ts';

/** Returns a script that lists visible elements beyond the right edge, and the page itself if it scrolls sideways. */
function tooWide(widthPx: number): string {
  return `(function (width) {
    var wide = [].filter.call(document.body.querySelectorAll('*'), function (element) {
      var box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && box.right > width + 0.5;
    }).map(function (element) { return element.outerHTML.slice(0, 80); });
    var page = document.documentElement.scrollWidth;
    return page > width ? wide.concat('the page is ' + page + ' px wide') : wide;
  })(${widthPx})`;
}

const PAGES = join(root, process.env['OUT_DIR'] || 'dist');

/** From here on the page is in an app's webview, which shares, saves and copies nothing. In ES2015, for Chromium 64. */
const AS_WEBVIEW = `(function () {
  function none() { return undefined; }
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: function () {
    return 'Mozilla/5.0 (Linux; Android 9; phone; wv) AppleWebKit/537.36 Chrome/69.0 Mobile Safari/537.36';
  } });
  ['share', 'canShare', 'clipboard'].forEach(function (name) {
    Object.defineProperty(navigator, name, { configurable: true, get: none });
  });
  document.execCommand = function () { return false; };
})(), 0`;

/** What a borrower does on the built pages, and every screen, in each of these engines. Engines in files of their own run beside each other. */
export const describeJourney = (engines: readonly Engine[]): void => {
  for (const engine of engines) describe.runIf(engine.isHere)(engine.name, () => inEngine(engine));
};

function inEngine(engine: Engine): void {
  const inFolder = folderForAllTests();
  let app: RunningApp;
  let running: RunningEngine;

  beforeAll(async () => {
    await ensureEngines();
    app = await serveApp({ folder: PAGES, databaseUrl: `file:${inFolder('sandbox.db')}` });
    running = await engine.launch();
  });

  afterAll(async () => {
    await running?.driver.close();
    await app?.close();
  });

  beforeEach(async () => {
    expect((await post(app.sandbox, '/sandbox/reset')).ok).toBe(true);
  });

  afterEach(async () => {
    expect(running.takeProblems()).toEqual([]);
    // The next test is another visit: what this one's screens stored is gone by then.
    await running.driver.evaluate('sessionStorage.clear(), localStorage.clear()');
  });

  /** The page as it stands has nothing that is wider than the screen. */
  async function fits(): Promise<void> {
    // During a navigation there is no body.
    await running.driver.waitFor('document.body !== null');
    expect(await running.driver.evaluate(tooWide(SMALL_PHONE.widthPx))).toEqual([]);
  }

  it('pays an order at a channel and finds it settled', async () => {
    const { driver } = running;
    await driver.goto(app.origin + addressOf('/loanDetail'));
    await seeHeading(driver, 'Order Details');
    await seeText(driver, 'REPAY');
    await fits();
    await tapText(driver, 'REPAY');

    // The order names the amount as well.
    await seeHeading(driver, 'Pay');
    await seeText(driver, '₱3,200.00');
    await fits();
    await tapText(driver, 'Payment Method');
    await tapText(driver, 'Sample Counter');
    await fits();
    await tapText(driver, 'Payment');

    await driver.waitFor('location.pathname.indexOf("/sandbox/pay/") === 0');
    await tapText(driver, 'Pay now');
    await seeText(driver, 'We have received your payment.');
    await tapText(driver, 'Back to the order');
    await seeText(driver, 'Paid in full. Thank you');
    await seeText(driver, 'Borrow Again');
    await fits();
  });

  it('has no bar hide what takes the focus where texts are large', async () => {
    const { driver } = running;
    await driver.goto(app.origin + addressOf('/bindBank', borrowers.bankCard));
    await driver.waitFor('document.querySelector(".action-bar") !== null');
    await driver.evaluate('document.documentElement.style.fontSize = "200%", scrollTo(0, 0)');
    const hidden = `[].filter.call(document.querySelectorAll('main input, main select'), function (field) {
      field.focus();
      var bar = document.querySelector('.action-bar').getBoundingClientRect();
      return field.getBoundingClientRect().bottom > bar.top + 1;
    }).map(function (field) { return field.outerHTML.slice(0, 80); })`;
    expect(await driver.evaluate(hidden)).toEqual([]);
  });

  it('keeps an order, at an address that names nobody, over a reload, a hash, and the way back to the page as it froze', async () => {
    const { driver } = running;
    const isNameless = async () => expect(await driver.evaluate('location.search')).toBe('');
    const goOn = async (): Promise<void> => {
      await tapText(driver, 'REPAY');
      await driver.waitFor('location.pathname.indexOf("/repay") === 0');
      await seeText(driver, '₱3,200.00');
      await isNameless();
    };
    await driver.goto(app.origin + addressOf('/loanDetail'));
    await seeText(driver, 'REPAY');
    await isNameless();
    await driver.evaluate('location.hash = "by-hand"');
    await driver.waitFor('!!history.state && !!history.state.session');
    await driver.evaluate('setTimeout(function () { location.reload(); }), window.isOld = true');
    await driver.waitFor('!window.isOld && document.readyState === "complete"');
    await seeText(driver, 'REPAY');
    // Both last only as long as the page itself does.
    await driver.evaluate('window.isFrozen = "still here"');
    await driver.evaluate('void addEventListener("pageshow", function (event) { window.revived = event.persisted; })');
    await goOn();
    await driver.evaluate('setTimeout(function () { history.back(); })');
    await driver.waitFor('location.pathname.indexOf("/loanDetail") === 0');
    await seeText(driver, 'REPAY');
    // The Chromiums without a window freeze nothing: WebKit's page is the one that is truly revived.
    if (driver.engine === 'webkitgtk') {
      // It stands there before it is told that it is back.
      await driver.waitFor('window.revived !== undefined');
      expect(await driver.evaluate('[window.isFrozen, window.revived]')).toEqual(['still here', true]);
    }
    await seeText(driver, 'Checked at');
    await isNameless();
    // It still knows whose order it is, and leads on to it.
    await goOn();
  });

  it('takes a loan, which is an order that can be repaid', async () => {
    const { driver } = running;
    await driver.goto(app.origin + addressOf('/newLoanConfirm', borrowers.offerFeeTakenOff));
    await seeHeading(driver, 'Confirm your loan');
    await seeText(driver, '₱5,900.00');
    await fits();
    await tapText(driver, 'Loan');
    await driver.waitFor('location.pathname.indexOf("/loanDetail") === 0');
    await seeText(driver, 'Your loan is confirmed');
    await tapText(driver, 'See your order');
    await seeText(driver, 'Repayment due');
    await seeText(driver, '₱5,900.00');
  });

  it('repays by card, with the code from the SMS', async () => {
    const { driver } = running;
    const { userId } = borrowers.overdueCards;
    await driver.goto(app.origin + addressOf('/repaymentMethod', borrowers.overdueCards));
    await driver.waitFor('document.querySelector(".bank-card") !== null');
    await driver.tap('.bank-card');
    await tapText(driver, 'Pay ₱7,250.00');
    await seeText(driver, 'Code from the SMS');
    await fits();
    await driver.type('.code-entry', await smsCode(app.sandbox, userId));
    await tapText(driver, 'Confirm and pay ₱7,250.00');
    await driver.waitFor('location.href.indexOf("borrowDetail") >= 0');
    await seeText(driver, 'Paid in full. Thank you');
  });

  it('complains, and is told when an answer is due', async () => {
    const { driver } = running;
    const { orderId } = borrowers.instalments;
    await driver.goto(
      app.origin + addressOf(`/complainPageNext?problemType=2&orderNo=${orderId}`, borrowers.instalments),
    );
    await driver.type('textarea', 'My payment does not show.');
    await fits();
    await tapText(driver, 'Send');
    await seeText(driver, 'Successfully Sent');
    await driver.waitFor('location.pathname === "/complaint"');
  });

  it('shows a photo of what is wrong: upright, and without the place where it was taken', async () => {
    const { driver } = running;
    await driver.goto(app.origin + addressOf('/complainPageNext?problemType=2', borrowers.instalments));
    const photo = await cameraPhoto(driver, 6);
    expect(Buffer.from(photo).includes(SECRET_PLACE)).toBe(true);
    await pickFile(driver, 'IMG_0001.jpg', photo);
    await seeText(driver, 'Uploaded');
    await fits();
    const src = await driver.evaluate(`document.querySelector('.evidence img').src`);
    expect(String(src)).toMatch(/^data:image\/jpeg/);
    const url = await driver.evaluate(
      `/https?:[^"]+evidence[^"]+/.exec(sessionStorage.getItem('loan:default:complaintDraft'))[0]`,
    );
    const arrived = Buffer.from(await (await app.sandbox.fetch(new Request(String(url)))).arrayBuffer());
    expect(arrived.includes(SECRET_PLACE)).toBe(false);
    expect(arrived.includes('Exif')).toBe(false);
    expect(await lookOf(driver, arrived)).toBe('200x400 b r rg g');
  });

  it('shows a pay code that the phone has kept, in a new tab where the service cannot be reached', async () => {
    const { driver } = running;
    const address = app.origin + addressOf('/repaymentOfCode2');
    await driver.goto(address);
    await until('the slip on the phone', () =>
      driver.evaluate(`Object.keys(localStorage).some((key) => key.startsWith('loan:default:slip:'))`),
    );
    const code = await driver.text('.code');
    // What the tab has kept goes with it; a worker would bring documents alone, which are there here.
    await driver.evaluate('sessionStorage.clear()');
    const { orderId } = borrowers.dueSoonWithDelay;
    for (const call of ['readPeriodPlan', 'readOrder'])
      expect((await armFault(app.sandbox, orderId, call, 'drop', { times: 9 })).ok).toBe(true);
    await driver.goto(`${app.origin}/carpmm`);
    await driver.goto(address);
    await seeText(driver, 'This slip is from this phone, checked at');
    expect(await driver.text('.code')).toBe(code);
    await seeText(driver, '₱3,200.00');
    await seeText(driver, 'May be out of date: checked at');
    await fits();
    running.takeProblems();
  });

  it('shows the words of a slip to hold where the phone copies nothing', async () => {
    const { driver } = running;
    await driver.goto(app.origin + addressOf('/repaymentOfCode2'));
    await seeText(driver, 'Copy slip');
    await driver.evaluate(AS_WEBVIEW);
    await tapText(driver, 'Copy slip');
    await seeText(driver, 'This phone does not allow copying. Press and hold the text.');
    // A line of the text to hold.
    await seeText(driver, 'Pay code:');
    await fits();
  });

  it.each(screens)('$name stands, and is alive', async (screen: TriedScreen) => {
    const { driver } = running;
    if (screen.after) {
      await driver.goto(app.origin + addressOf(screen.after));
      await seeText(driver, 'Payment Method');
    }
    await driver.goto(app.origin + addressOf(screen.path, screen.borrower));
    await seeHeading(driver, screen.heading);
    await screen.live(driver);
    await fits();
  });
}
