import type { CSSProperties } from 'react';
import css from './skeleton.module.css';

interface Props {
  width?: CSSProperties['width'];
  /** Of one line, or of the block. */
  height?: CSSProperties['height'];
  /** Width to height, in place of a height: a picture's. */
  ratio?: CSSProperties['aspectRatio'];
  /** Number of text lines; the last one is shorter. */
  lines?: number;
}

/** Placeholder in the final size of loading content. Hidden from screen readers. */
export const Skeleton = ({ width = '100%', height = '1em', ratio, lines = 1 }: Props) => (
  <span className={css.skeleton} style={{ width }} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={css.line} style={ratio ? { aspectRatio: ratio } : { height }} />
    ))}
  </span>
);
