import type { ItemReviews, Review } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage, useIntl, useText } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import { Pager, VisuallyHidden } from '@shop/contracts/ui';
import { itemPath } from '../card/item-path.ts';
import { Section } from '../shared/section.tsx';
import type { ReviewedItem } from './item-reviews.tsx';
import { Distribution, Stars } from './rating.tsx';
import { REVIEW_SORTS, reviewsPath, type ReviewsPage } from './reviews-api.ts';
import css from './reviews.module.css';

/** A date without time: the same in every time zone. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** One review in its original language. Right-to-left text does not affect the text around it. */
const ReviewText = ({
  review: { rating, title, text, locale, name, date },
}: {
  review: Review;
}) => (
  <article>
    <h3 className={css.title} lang={locale} dir="auto">
      {title}
    </h3>
    <p className={css.byline}>
      <Stars average={rating} />
      <VisuallyHidden>
        <FormattedMessage id="reviews.stars" values={{ stars: rating }} />
      </VisuallyHidden>{' '}
      <bdi>{name}</bdi>, <time dateTime={date}>{useIntl().formatDate(date, DAY)}</time>
    </p>
    <p className={css.text} lang={locale} dir="auto">
      {text}
    </p>
  </article>
);

interface Props {
  item: ReviewedItem;
  state: ReviewsPage;
  answer: ItemReviews;
}

const SortLinks = ({ item, state }: Pick<Props, 'item' | 'state'>) => (
  <nav aria-label={useText()('reviews.sort')} className={css.sort}>
    {REVIEW_SORTS.map((sort) => (
      <Link
        key={sort}
        to={reviewsPath(itemPath(item), { sort, page: 1 })}
        rel="nofollow"
        aria-current={sort === state.sort ? 'true' : undefined}
        className={css.order}
      >
        <FormattedMessage id={`reviews.sort.${sort}`} />
      </Link>
    ))}
  </nav>
);

/** Rating distribution and one page of reviews, sorted and paged by links. */
export const ReviewsSection = ({ item, state, answer }: Props) => {
  const { reviews, rating, distribution, page, pageCount } = answer;
  return (
    <Section title={<FormattedMessage id="reviews.title" />}>
      {rating ? (
        <div className={css.columns}>
          <Distribution rating={rating} distribution={distribution} />
          <div>
            {rating.count > 1 && <SortLinks item={item} state={state} />}
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
              pathOf={(it) => reviewsPath(itemPath(item), { ...state, page: it })}
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
