import { FormattedMessage } from '@shop/contracts/i18n';
import type { Availability } from './card.ts';
import css from './availability-line.module.css';

/** Availability of an item. Only a small stock shows its count (section K). */
export const AvailabilityLine = ({ availability }: { availability: Availability }) => (
  <p className={`${css.line} ${css[availability.kind]}`}>
    {availability.kind === 'few' ? (
      <FormattedMessage id="catalog.availability.few" values={{ count: availability.count }} />
    ) : (
      <FormattedMessage id={`catalog.availability.${availability.kind}`} />
    )}
  </p>
);
