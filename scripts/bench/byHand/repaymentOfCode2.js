const counted = (list) => {
  const row = list.find(({ value }) => /^\d+ of \d+$/.test(value));
  return row ? `<p>${e(row.text)} ${e(row.value)}</p>` : '';
};
const below = (html) => document.querySelector('main').insertAdjacentHTML('beforeend', html);
// Whether the payment shows is told by the order, which nobody has to wait for.
filled = async () => {
  below(
    '<section class="card stack"><button type="button" class="button button--quiet">Save or share this slip</button><p class="small" role="status"></p>' +
      '<div><p class="muted small" role="status">This slip stays on this phone for a day, for when there is no signal.</p><button type="button" class="button button--text">Remove from this phone</button></div></section>',
  );
  const { data } = await later();
  if (data.orderStatus >= 200) return;
  below(
    '<section class="card stack"><p class="small said" role="status">Your order does not show a payment yet. This page looks again by itself while it is open.</p></section>',
  );
  // As tall as other words that may stand there.
  document.querySelector('main > :last-child p').style.minHeight = '4.2em';
};
