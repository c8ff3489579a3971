import './Banner.scss';

/** A decorative drawing above the form: the chip and the number of a card. It adds nothing to the title. */
export function Banner() {
  return (
    <p className="banner" aria-hidden="true">
      •••• •••• •••• ••••
    </p>
  );
}
