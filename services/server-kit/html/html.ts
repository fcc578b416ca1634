const brand: unique symbol = Symbol('html');

/** Safe markup. Only `html` creates it, and `html` escapes its values. */
export interface Html {
  readonly [brand]: true;
  readonly markup: string;
}

export type Value = Html | string | number | null | undefined | false | readonly Value[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const isHtml = (value: object): value is Html => brand in value;

const render = (value: Value): string => {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value !== 'object') return escape(String(value));
  return isHtml(value) ? value.markup : value.map(render).join('');
};

/** Template tag that escapes values between tags and in quoted attributes. `null`, `undefined` and `false` render nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  [brand]: true,
  markup: parts.reduce((markup, part, index) => markup + render(values[index - 1]) + part),
});
