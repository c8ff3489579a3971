import './Skeleton.scss';

/** Grey shapes in place of a card that is loading. */
export function Placeholder() {
  return (
    <>
      <p className="skeleton" />
      <p className="skeleton" />
      <p className="skeleton" />
    </>
  );
}
