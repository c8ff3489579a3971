import './Counter.scss';

/** How long a text is, of how many letters it can have. */
export function Counter({ length, limit }: { readonly length: number; readonly limit: number }) {
  return (
    <p className={`counter muted small${length < limit ? '' : ' counter--full'}`}>
      {length}/{limit}
    </p>
  );
}
