import './Skeleton.scss';

/** Grey shapes in the place of a card that is on its way. */
export function Placeholder() {
  return (
    <>
      <p className="skeleton" />
      <p className="skeleton" />
      <p className="skeleton" />
    </>
  );
}
