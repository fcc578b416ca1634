import type { Review } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import { Stars } from '../../../components/stars.tsx';
import css from './reviews.module.css';

/** One review, in the language it was written in. What writes from right to left does not turn what stands around it. */
export const ReviewText = ({
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
      <bdi>{name}</bdi>, <time dateTime={date}>{date}</time>
    </p>
    <p className={css.text} lang={locale} dir="auto">
      {text}
    </p>
  </article>
);
