import type { Block } from './mail-content.ts';
import type { HtmlValues } from './render-html.ts';

const WIDTH = 72;

const linesOf = (block: Block): string[] => {
  if ('paragraph' in block) return [block.paragraph];
  if ('note' in block) return [block.note];
  if ('heading' in block) return ['-'.repeat(WIDTH), block.heading.toUpperCase()];
  if ('button' in block) return [`${block.button.label}:`, block.button.href];
  if ('lines' in block) return [...block.lines];
  if ('facts' in block)
    return block.facts.map(
      ({ label, value, href }) => `${label}: ${value}${href ? ` (${href})` : ''}`,
    );
  return block.items.flatMap(({ name, options, amount }) => [
    amount === null ? name : `${name}: ${amount}`,
    ...options.map((it) => `  + ${it}`),
  ]);
};

/** The text part of a mail: the same words and addresses as its HTML. */
export const renderText = ({
  shop,
  title,
  blocks,
  footer,
  unsubscribe,
}: Pick<HtmlValues, 'shop' | 'title' | 'blocks' | 'footer' | 'unsubscribe'>): string =>
  [
    [shop],
    [title],
    ...blocks.map(linesOf),
    [
      '-'.repeat(WIDTH),
      ...footer,
      ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []),
    ],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
