type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field of a static page. */
export const controlOf = (name: string): Control => document.getElementById(name) as Control;

/** Of elements that say what the value of `attribute` stands for, leaves the one that fits. */
export const showOnly = (within: string, attribute: string, value: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`${within} [${attribute}]`))
    element.hidden = element.getAttribute(attribute) !== value;
};

/** Marks a field, and says below it what is wrong; '' where all is well. */
export const tellProblem = (name: string, problem: string): void => {
  controlOf(name).setAttribute('aria-invalid', String(!!problem));
  showOnly(`#${name}-hint`, 'data-problem', problem);
};

/**
 * Checks fields as they are sent and as they are mended: each check answers what is wrong with a field, '' where all is
 * well, and `onSubmit` runs where nothing is. The focus goes to the first field that is wrong; a word about a mistake goes
 * as soon as it is mended, and comes only when the form is sent.
 */
export const watchForm = (
  checks: { readonly [name: string]: (value: string) => string },
  { onSubmit, onWrong }: { readonly onSubmit: () => void; readonly onWrong?: () => void },
): void => {
  const check = (name: string): boolean => {
    const problem = checks[name]?.(controlOf(name).value) ?? '';
    tellProblem(name, problem);
    return !problem;
  };
  // On the document, for the script may stand before the form.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = Object.keys(checks).filter((name) => !check(name));
    if (!wrong[0]) return onSubmit();
    onWrong?.();
    controlOf(wrong[0]).focus();
  });
  document.addEventListener('input', ({ target }) => {
    const { id } = target as HTMLElement;
    if (id in checks && controlOf(id).getAttribute('aria-invalid') === 'true') check(id);
  });
};
