import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Pager } from '@shop/contracts/ui';
import { Section } from '../../../components/section.tsx';
import { itemPath } from '../../../model/item/item-path.ts';
import { Distribution } from './distribution.tsx';
import type { ReviewedItem } from './item-reviews.tsx';
import { ReviewText } from './review-text.tsx';
import css from './reviews.module.css';
import { REVIEW_SORTS, reviewsPath, type ShownReviews } from './reviews-query.ts';

interface Props {
  item: ReviewedItem;
  shown: ShownReviews;
  answer: ItemReviews;
}

const SortLinks = ({ item, shown }: Pick<Props, 'item' | 'shown'>) => (
  <nav aria-label={useText()('reviews.sort')} className={css.sort}>
    {REVIEW_SORTS.map((sort) => (
      <Link
        key={sort}
        to={reviewsPath(itemPath(item), { sort, page: 1 })}
        rel="nofollow"
        aria-current={sort === shown.sort ? 'true' : undefined}
        className={css.order}
      >
        <FormattedMessage id={`reviews.sort.${sort}`} />
      </Link>
    ))}
  </nav>
);

/** All that was said of an item: what it comes to, and one page of it, sorted and paged by links. */
export const ReviewsSection = ({ item, shown, answer }: Props) => {
  const { reviews, rating, distribution, page, pageCount } = answer;
  return (
    <Section title={<FormattedMessage id="reviews.title" />}>
      {rating ? (
        <div className={css.columns}>
          <Distribution rating={rating} distribution={distribution} />
          <div>
            {rating.count > 1 && <SortLinks item={item} shown={shown} />}
            <ul className={css.list}>
              {reviews.map((it) => (
                <li key={it.id} className={css.review}>
                  <ReviewText review={it} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pageCount={pageCount}
              pathOf={(it) => reviewsPath(itemPath(item), { ...shown, page: it })}
            />
          </div>
        </div>
      ) : (
        <p>
          <FormattedMessage id="reviews.none" />.
        </p>
      )}
      <p className={css.hint}>
        <FormattedMessage id="reviews.hint" />{' '}
        <FormattedMessage
          id="reviews.where"
          values={{
            orders: (
              <Link to={paths.orders()}>
                <FormattedMessage id="reviews.orders" />
              </Link>
            ),
          }}
        />
      </p>
    </Section>
  );
};
