const cost = (amount, parts) => {
  const today = new Date(new Date().toDateString());
  const whole = parts.reduce((sum, part) => sum + part.amount, 0);
  const worth = (rate) =>
    parts.reduce((sum, part) => {
      const [year, month, day] = part.pay_time.split('-');
      const days = Math.round((new Date(year, month - 1, day) - today) / 864e5);
      return sum + part.amount / (1 + rate) ** days;
    }, 0);
  let [low, high] = [0, 1];
  for (let at = 0; at < 60; at += 1) {
    const rate = (low + high) / 2;
    if (worth(rate) > amount) low = rate;
    else high = rate;
  }
  const per = (days) => `${(((1 + low) ** days - 1) * 100).toFixed(2)} %`;
  return [
    { text: 'You receive', value: m(amount) },
    { text: 'You pay back', value: m(whole) },
    { text: 'The loan costs you', value: m(whole - amount) },
    { text: 'Rate per 30 days', value: per(30) },
    { text: 'Rate per year', value: per(365) },
  ];
};
const price = (amount, parts) => {
  const [, back, , , year] = cost(amount, parts);
  return `You pay back ${back.value} · ${year.value.replace(' ', '\u00a0')} a year`;
};
filled = async () => {
  const { data } = await also;
  document.querySelector('.agreement__titles').innerHTML = data
    .map(
      ({ title }) =>
        `<li><button type="button" role="link" class="button button--text agreement__title">${e(title)}</button></li>`,
    )
    .join('');
};
