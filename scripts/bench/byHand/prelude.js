const e = (text) => String(text).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
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
// What a page has to do once its data stands.
let filled = () => {};
