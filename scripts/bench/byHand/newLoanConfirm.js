filled = async () => {
  const { data } = await also;
  document.querySelector('.agreement__titles').innerHTML = data
    .map(
      ({ title }) =>
        `<li><button type="button" role="link" class="button button--text agreement__title">${e(title)}</button></li>`,
    )
    .join('');
};
