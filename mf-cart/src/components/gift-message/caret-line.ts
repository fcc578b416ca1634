const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export interface CaretLine {
  /** From 1. */
  line: number;
  /** Characters of the whole line, as a reader counts them: a family emoji is one. */
  length: number;
}

/** The line of a text the caret stands in, for the counter beside it (V5). */
export const caretLine = (text: string, caret: number): CaretLine => {
  const line = text.slice(0, caret).split(/\r\n|\r|\n/u).length;
  const content = text.split(/\r\n|\r|\n/u)[line - 1] ?? '';
  return { line, length: [...clusters.segment(content)].length };
};
