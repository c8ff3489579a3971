interface ScanDrawingProps {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The dark area, as an SVG path in whole pixels. */
  readonly path: string;
  readonly label: string;
}

const STYLE = { display: 'block', margin: '0 auto', shapeRendering: 'crispEdges' } as const;

/** A code to scan from the screen: bars, or a square of modules. */
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
      {/* A scanner needs black on white, also in dark mode and with forced colours. */}
      <rect width={widthPx} height={heightPx} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
