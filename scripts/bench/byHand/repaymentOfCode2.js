const counted = (list) => {
  const row = list.find(({ value }) => /^\d+ of \d+$/.test(value));
  return row ? `<p>${e(row.text)} ${e(row.value)}</p>` : '';
};
