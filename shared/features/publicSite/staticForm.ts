type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field of a static page. */
export const controlOf = (name: string): Control => document.getElementById(name) as Control;

/** Shows only the element whose `attribute` has this value, and hides the others. */
export const showOnly = (within: string, attribute: string, value: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`${within} [${attribute}]`))
    element.hidden = element.getAttribute(attribute) !== value;
};

/** Marks a field as invalid and shows the message of the error below it; '' marks it as valid. */
export const showProblem = (name: string, problem: string): void => {
  controlOf(name).setAttribute('aria-invalid', String(!!problem));
  showOnly(`#${name}-hint`, 'data-problem', problem);
};

/**
 * Validates fields when the form is sent, and again while the borrower corrects them. Each check returns the name of the error, or '' if there is
 * none; `onSubmit` runs if there are none. The focus moves to the first invalid field. A message appears only when the form is sent, and disappears
 * as soon as the error is corrected.
 */
export const validateForm = (
  checks: { readonly [name: string]: (value: string) => string },
  { onSubmit, onWrong }: { readonly onSubmit: () => void; readonly onWrong?: () => void },
): void => {
  const check = (name: string): boolean => {
    const problem = checks[name]?.(controlOf(name).value) ?? '';
    showProblem(name, problem);
    return !problem;
  };
  // The listener is on the document, because the script may precede the form.
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
