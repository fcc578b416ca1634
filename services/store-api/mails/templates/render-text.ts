import { colonOf } from './colon-of.ts';
import type { Block } from './mail-content.ts';
import type { HtmlValues } from './render-html.ts';

const WIDTH = 72;

const linesOf = (block: Block, colon: string): string[] => {
  if ('paragraph' in block) return [block.paragraph];
  if ('note' in block) return [block.note];
  if ('heading' in block) return ['-'.repeat(WIDTH), block.heading.toUpperCase()];
  if ('button' in block) return [`${block.button.label}${colon}`, block.button.href];
  if ('lines' in block) return [...block.lines];
  if ('facts' in block)
    return block.facts.map(
      ({ label, value, href }) => `${label}${colon} ${value}${href ? ` (${href})` : ''}`,
    );
  return block.items.flatMap(({ name, options, amount }) => [
    amount === null ? name : `${name}${colon} ${amount}`,
    ...options.map((it) => `  + ${it}`),
  ]);
};

/** Renders the text part of a mail, with the same texts and links as its HTML. */
export const renderText = ({
  locale,
  shop,
  title,
  blocks,
  footer,
  unsubscribe,
}: Pick<HtmlValues, 'locale' | 'shop' | 'title' | 'blocks' | 'footer' | 'unsubscribe'>): string => {
  const colon = colonOf(locale);
  return [
    [shop],
    [title],
    ...blocks.map((block) => linesOf(block, colon)),
    [
      '-'.repeat(WIDTH),
      ...footer,
      ...(unsubscribe ? [`${unsubscribe.label}${colon} ${unsubscribe.href}`] : []),
    ],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
};
