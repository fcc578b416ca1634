import type { Inline } from './content-document.ts';
import type { Values } from './values-of.ts';

/** Running text without its form, for a page's description. */
export const plainText = (inlines: readonly Inline[], values: Values): string =>
  inlines
    .map((it) => {
      if (typeof it === 'string') return it;
      switch (it.type) {
        case 'value':
          return values[it.name];
        case 'code':
          return it.text;
        case 'break':
          return ' ';
        default:
          return plainText(it.children, values);
      }
    })
    .join('');
