import type { CSSProperties } from 'react';
import css from './skeleton.module.css';

interface Props {
  width?: CSSProperties['width'];
  /** Of one line, or of the block. */
  height?: CSSProperties['height'];
  /** Width to height, in place of a height: a picture's. */
  ratio?: CSSProperties['aspectRatio'];
  /** Lines of text to stand in for; the last is shorter. */
  lines?: number;
}

/** Holds the place of what is still loading, in its final size. Unseen by screen readers. */
export const Skeleton = ({ width = '100%', height = '1em', ratio, lines = 1 }: Props) => (
  <span className={css.skeleton} style={{ width }} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={css.line} style={ratio ? { aspectRatio: ratio } : { height }} />
    ))}
  </span>
);
