import css from './stars.module.css';

/** Five stars, so many of them filled. Decoration: the number stands beside them as text. */
export const Stars = ({ average }: { average: number }) => (
  <span className={css.stars} aria-hidden="true">
    ★★★★★
    <span className={css.filled} style={{ width: `${average * 20}%` }}>
      ★★★★★
    </span>
  </span>
);
