/** A sentence, unchanged, without line breaks inside a date: a browser would break `2026-11-17` after a hyphen. */
export function NoBreakDates({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(\d{4}-\d\d-\d\d[.,;]?)/).map((part, at) =>
        at % 2 ? (
          <span key={at} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
