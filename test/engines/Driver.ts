/** A screen: CSS pixels, and device pixels to one of them. */
export interface Viewport {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly scale: number;
}

export const PHONE: Viewport = { widthPx: 390, heightPx: 844, scale: 2 };

export interface LaunchOptions {
  /** PHONE when left out. */
  readonly viewport?: Viewport;
  /** The engine's own when left out. */
  readonly userAgent?: string;
}

/**
 * One browser with one page, as far as every engine can go, so that one journey runs in all of them.
 *
 * Scripts are texts, not functions: they must reach the page as written, in syntax that its engine knows
 * (Chromium 64 has no `?.` and no `??`). Whatever waits rejects with an Error that says what it waited for.
 */
export interface Driver {
  readonly engine: 'chromium' | 'webkitgtk';
  /** As the engine tells it: `64.0.3264.0`, `2.50.4`. */
  readonly version: string;
  /** Resolves after the page's load event. */
  goto(url: string): Promise<void>;
  /** The value of one expression, as JSON; a promise is awaited and `undefined` reads as null. */
  evaluate(expression: string): Promise<unknown>;
  /** Until the expression is truthy, over navigations too; 5 seconds when no time is given. */
  waitFor(expression: string, timeoutMs?: number): Promise<void>;
  /** Waits for the element, scrolls it into view and presses its middle; rejects when something covers it. */
  tap(selector: string): Promise<void>;
  /** Taps the field and types behind what it holds, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** The element's visible text, once it stands. */
  text(selector: string): Promise<string>;
  /** Writes the visible part of the page, once it is drawn, as a PNG in device pixels. */
  screenshot(file: string): Promise<void>;
  /** Ends the browser with all of its processes. */
  close(): Promise<void>;
}
