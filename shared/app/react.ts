/**
 * The part of React that this app uses, from Preact's core: the build puts this in the place of `react`.
 *
 * Screens are drawn anew from their stores, so no component needs a hook; the few with a state of their own are
 * classes. That leaves out hooks and Preact's compat layer, 2.2 kB (brotli) on every screen. `ENGINE=react` builds the
 * same sources with React itself.
 */

// biome-ignore lint/performance/noBarrelFile: this module stands in for a package, so it re-exports by nature
export { Component } from 'preact';
