import './Banner.scss';

/** Over the form, a drawing of what it is about: the chip and the number of a card. It says nothing that the title does not. */
export function Banner() {
  return (
    <p className="banner" aria-hidden="true">
      •••• •••• •••• ••••
    </p>
  );
}
