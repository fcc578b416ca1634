import { useIntl } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Icon } from '@shop/contracts/ui';
import styles from './header.module.css';

/** Button with ship-to country and language; opens the dialog. */
export const CountryButton = () => {
  const { events } = useShop();
  const intl = useIntl();
  const { country, locale, market } = useAppSelector(selectMarketContext);
  const label = intl.formatMessage(
    { id: 'shell.country.current' },
    {
      country: countryName(country, locale),
      currency: market.currency,
      language: locale.toUpperCase(),
    },
  );
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => events.emit('modal:open', { name: 'country', props: {} })}
    >
      <Icon name="globe" />
      <span className={styles.country} aria-hidden="true">
        {country} · {locale}
      </span>
    </button>
  );
};
