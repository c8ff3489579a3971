const counted = (list) => {
  const row = list.find(({ value }) => /^\d+ of \d+$/.test(value));
  return row ? `<p>${e(row.text)} ${e(row.value)}</p>` : '';
};
// Whether the payment shows is told by the order, which nobody has to wait for.
filled = async () => {
  const { data } = await later();
  if (data.orderStatus < 200)
    document
      .querySelector('main')
      .insertAdjacentHTML(
        'beforeend',
        '<section class="card stack"><p class="small said" role="status">Your order does not show a payment yet. This page looks again by itself while it is open.</p></section>',
      );
};
