interface ScanDrawingProps {
  readonly widthPx: number;
  readonly heightPx: number;
  /** What is dark, as an SVG path in whole pixels. */
  readonly path: string;
  readonly label: string;
}

// The drawing follows the document, among whose styles these would take room on every visit.
const STYLE = { display: 'block', margin: '0 auto', shapeRendering: 'crispEdges' } as const;

/** What a machine reads from the screen: bars, or a square of modules. */
export function ScanDrawing({ widthPx, heightPx, path, label }: ScanDrawingProps) {
  return (
    <svg
      style={STYLE}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={label}
    >
      {/* A reader needs black on white, on a dark screen and in a system's own colours too. */}
      <rect width={widthPx} height={heightPx} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
