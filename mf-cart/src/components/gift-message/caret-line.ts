const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export interface CaretLine {
  /** Counts from 1. */
  line: number;
  /** Graphemes of the whole line: a family emoji counts once. */
  length: number;
}

/** The line that contains the caret, for the counter beside the field (V5). */
export const caretLine = (text: string, caret: number): CaretLine => {
  const line = text.slice(0, caret).split(/\r\n|\r|\n/u).length;
  const content = text.split(/\r\n|\r|\n/u)[line - 1] ?? '';
  return { line, length: [...clusters.segment(content)].length };
};
