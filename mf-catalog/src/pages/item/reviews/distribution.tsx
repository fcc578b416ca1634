import type { ItemRating, ItemReviews } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import { Stars } from '../../../components/stars.tsx';
import css from './reviews.module.css';

interface Props {
  rating: ItemRating;
  distribution: ItemReviews['distribution'];
}

/** The average in large, and how many reviews gave how many stars. */
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
