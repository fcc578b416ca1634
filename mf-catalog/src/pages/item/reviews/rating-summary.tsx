import type { ItemRating } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import { Stars } from '../../../components/stars.tsx';
import css from './reviews.module.css';
import { REVIEWS_ID } from './reviews-query.ts';

/** Stars with their number, and how many reviews there are: leads to the reviews of the same page. */
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
