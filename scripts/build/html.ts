/** Escapes text for use in HTML or in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Escapes a script for use in a document, so that nothing in it ends or comments out the element around it. */
export const inlineScript = (code: string): string =>
  code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

/** An element; empty without content. */
export const element = (name: string, content: string): string => content && `<${name}>${content}</${name}>`;

/** The placeholder for the page's script that shared/app/staticPage.tsx renders in a prerendered view. */
export const SCRIPT_PLACE = /<template data-script(?:="[^"]*")?><\/template>/;

/** Keeps Safari from making links of dates, amounts and codes: it changes the text for that. */
export const NO_FOUND_LINKS = { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' };
