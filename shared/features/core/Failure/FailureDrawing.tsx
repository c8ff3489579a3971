import type { FailureKind } from './failureKind.ts';

// Line drawings on a grid of 96 units. Kinds that mean the same to a borrower share a drawing.
const lock = 'M32 44h32v26H32zM38 44v-8a10 10 0 0 1 20 0v8M48 54v6';
const search =
  'M30 24h26l10 10v18M30 24v48h20M56 24v10h10M38 40h12M38 50h8M61 56a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm6 14 8 8';
const receipt = 'M30 22h36v50l-6-4-6 4-6-4-6 4-6-4-6 4zM40 34h16M38 50l7 7 13-14';
const calendar = 'M26 30h44v40H26zM26 42h44M36 24v12M60 24v12M36 56h22m-7-7 7 7-7 7';
const cloud = 'M34 66a12 12 0 0 1 0-24 16 16 0 0 1 30-4 14 14 0 0 1 0 28M26 26l44 50';
const clock = 'M48 24a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM48 34v14l9 7';
const server = 'M28 28h40v16H28zM28 52h40v16H28zM36 36h.5M36 60h.5M58 36h-8M58 60h-8M48 44v8';
const chain =
  'M44 56l-7 7a8 8 0 0 1-12-12l11-10a8 8 0 0 1 9 0M52 40l7-7a8 8 0 0 1 12 12l-11 10a8 8 0 0 1-9 0M48 24v8M48 64v8';
const bank = 'M26 42l22-14 22 14zM32 42v20M42 42v20M54 42v20M64 42v20M26 66h44';
const paper = 'M30 24h26l10 10v38H30zM56 24v10h10M41 46l14 14M55 46 41 60';

const drawings: { readonly [kind in FailureKind]: string } = {
  signedOut: lock,
  forbidden: lock,
  noSuchOrder: search,
  nothingToRepay: receipt,
  notExtendable: calendar,
  withdrawn: paper,
  noOffer: search,
  noAccount: bank,
  refused: paper,
  offline: cloud,
  timeout: clock,
  serviceDown: server,
  bug: server,
  incomplete: chain,
};

/** A drawing of what has happened, in the brand's colour. Hidden from screen readers: the text next to it says the same. */
export function FailureDrawing({ kind }: { readonly kind: FailureKind }) {
  return (
    <svg
      className="accent"
      width="96"
      height="96"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46" fill="currentColor" stroke="none" opacity=".12" />
      <path d={drawings[kind]} />
    </svg>
  );
}
