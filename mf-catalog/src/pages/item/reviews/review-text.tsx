import type { Review } from '@shop/contracts/commerce/catalogue';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import { Stars } from '../../../components/stars.tsx';
import css from './reviews.module.css';

/** A day, not a moment: the same one wherever it is read. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

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
      <bdi>{name}</bdi>, <time dateTime={date}>{useIntl().formatDate(date, DAY)}</time>
    </p>
    <p className={css.text} lang={locale} dir="auto">
      {text}
    </p>
  </article>
);
