/** V5: what fits on the card. */
export const GIFT_LINES = 8;
export const GIFT_LINE_LENGTH = 35;

export type GiftMessageProblem =
  | { code: 'TOO_MANY_LINES'; lines: number }
  /** `line` counts from 1. */
  | { code: 'LINE_TOO_LONG'; line: number; length: number };

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Length as a reader counts it: an accented letter or an emoji is one. */
const lengthOf = (line: string): number => [...clusters.segment(line)].length;
const linesOf = (message: string): string[] => message.split(/\r\n|\r|\n/u);

/** What keeps a gift message from fitting on its card (V5); null when it fits. */
export const checkGiftMessage = (message: string): GiftMessageProblem | null => {
  const lines = linesOf(message);
  if (lines.length > GIFT_LINES) return { code: 'TOO_MANY_LINES', lines: lines.length };
  const at = lines.findIndex((line) => lengthOf(line) > GIFT_LINE_LENGTH);
  if (at < 0) return null;
  return { code: 'LINE_TOO_LONG', line: at + 1, length: lengthOf(lines[at] ?? '') };
};
