import type { ItemRating, ItemReviews } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import { REVIEWS_ID } from './reviews-api.ts';
import css from './reviews.module.css';
import starsCss from './stars.module.css';

/** Five stars filled to the average. Decorative: the number is beside them as text. */
export const Stars = ({ average }: { average: number }) => (
  <span className={starsCss.stars} aria-hidden="true">
    ★★★★★
    <span className={starsCss.filled} style={{ width: `${average * 20}%` }}>
      ★★★★★
    </span>
  </span>
);

/** Stars, average and number of reviews, linked to the reviews on the same page. */
export const RatingSummary = ({ rating }: { rating: ItemRating | null }) => {
  const intl = useIntl();
  if (!rating)
    return (
      <p className={css.rating}>
        <a href={`#${REVIEWS_ID}`} className={css.count}>
          <FormattedMessage id="reviews.none" />
        </a>
      </p>
    );
  const { average, count } = rating;
  return (
    <p className={css.rating}>
      <Stars average={average} />{' '}
      <span>
        {intl.formatNumber(average, { minimumFractionDigits: 1 })}{' '}
        <VisuallyHidden>
          <FormattedMessage id="reviews.of-five" />
        </VisuallyHidden>
      </span>{' '}
      <a href={`#${REVIEWS_ID}`} className={css.count}>
        <FormattedMessage id="reviews.count" values={{ count }} />
      </a>
    </p>
  );
};

interface Props {
  rating: ItemRating;
  distribution: ItemReviews['distribution'];
}

/** The average in large type, and the number of reviews per rating. */
export const Distribution = ({ rating: { average, count }, distribution }: Props) => {
  const intl = useIntl();
  return (
    <div className={css.summary}>
      <p className={css.average}>
        {intl.formatNumber(average, { minimumFractionDigits: 1 })}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="reviews.of-five" />
        </VisuallyHidden>
      </p>
      <p>
        <Stars average={average} />
      </p>
      <p className={css.count}>
        <FormattedMessage id="reviews.count" values={{ count }} />
      </p>
      <ul className={css.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const many = distribution[stars - 1] ?? 0;
          return (
            <li key={stars} className={css.bar}>
              <span>
                <FormattedMessage id="reviews.stars" values={{ stars }} />
              </span>
              <span className={css.track} aria-hidden="true">
                <span className={css.part} style={{ width: `${(many / count) * 100}%` }} />
              </span>
              <span className={css.many}>{intl.formatNumber(many)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
