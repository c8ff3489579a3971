const e = (text) => String(text).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
// The service sends whole cents; people read pesos, with commas between groups of three digits.
const m = (cents) => `₱${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const to = (page) => e(`/${page}${location.search}`);
const time = () => new Date().toTimeString().slice(0, 5);
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const longDay = (text) => {
  const [day, clock] = text.split(' ');
  const [year, month, date] = day.split('-').map(Number);
  const words = `${date} ${MONTHS[month - 1]} ${year}`;
  return clock ? `${words}, ${clock.slice(0, 5)}` : words;
};
const day = (text) =>
  `<span class="muted small whole">${e(text)}</span> <br><span class="whole">${longDay(text)}</span>`;
const rows = (list) =>
  `<dl class="rows">${list.map(({ text, value, html }) => `<div class="rows__row line"><dt class="muted small">${e(text)}</dt><dd>${html || e(value)}</dd></div>`).join('')}</dl>`;
const code = (digits, kind) =>
  `<p class="copy-code"><span class="code">${digits
    .match(/.{1,4}/g)
    .map((four) => `<span class="code__group">${four}</span>`)
    .join(
      '',
    )}</span></p><button type="button" class="button button--${kind}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 9h11v11H9zM15 9V4H4v11h5"/></svg> Copy</button>`;
const checked = () =>
  `<div class="line muted small"><span role="status">Checked at ${time()}</span><button type="button" class="button button--text">Refresh</button></div>`;
const arrow = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 5 7 7-7 7"/></svg>';
const payCode = ({ logo, title, payCode: digits }) =>
  `<section class="card stack">
  <div class="code-head line"><button type="button" class="code-head__picture" aria-label="Show this picture large" aria-pressed="false"><img class="logo logo--wide" src="${e(logo)}" alt=""></button><h2 class="grow">${e(title)}</h2></div>
  ${code(digits, 'quiet')}
  <p class="small">Pay only through these channels. We never ask for your PIN.</p>
  <a class="line" href="${to('repaymentOfCode2')}">How to pay with this code ${arrow}</a>
</section>
<a class="card line" href="${to('carpmm')}">
  <img src="/images/how-to-repay.svg" width="56" height="40" alt="">
  <span class="grow">How to repay</span>
  ${arrow}
</a>`;
const planned = (title, parts) =>
  `<section class="card"><h2>${title}</h2><ol class="plan">${parts
    .map(
      (part) =>
        `<li class="plan__item">${e(part.title)} <strong>${m(part.amount)}</strong><div class="small">${longDay(part.time)}</div><div class="muted small">${e(part.time)} ${e(part.words)}</div></li>`,
    )
    .join('')}</ol></section>`;
// What a page does once its data is on screen.
let filled = () => {};
