import { useState } from 'react';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { contextOf, countryOptions, findMarket, type Locale } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog, SelectField } from '@shop/contracts/ui';
import styles from './country-dialog.module.css';

interface Props {
  onClose: () => void;
  /** Remembers the country for the next address without a market (M5). */
  onChoose: (country: string) => void;
}

const languageName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** The country modal (S15): where to deliver and in which language. The page asked for stays the same. */
export const CountryDialog = ({ onClose, onChoose }: Props) => {
  const intl = useIntl();
  const { config } = useShop();
  const current = useAppSelector(selectMarketContext);
  const { pathname, search } = useLocation();
  const [country, setCountry] = useState<string>(current.country);
  const [locale, setLocale] = useState<Locale>(current.locale);

  const go = () => {
    const market =
      config.markets.find((it) => it.zone_code.split('|').includes(country)) ??
      findMarket(config.markets, { country, currency: current.market.currency });
    if (!market) return;
    onChoose(country);
    const { prefix } = contextOf(market, country, locale);
    window.location.assign(`${prefix}${pathname.slice(current.prefix.length)}${search}`);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="shell.country.title" />}
      actions={
        <Button variant="primary" onClick={go}>
          <FormattedMessage id="shell.country.continue" />
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={intl.formatMessage({ id: 'shell.country.deliverTo' })}
          value={country}
          options={countryOptions(config.markets, current.locale)}
          onChange={(event) => setCountry(event.target.value)}
        />
        <SelectField
          label={intl.formatMessage({ id: 'shell.country.language' })}
          value={locale}
          options={config.locales.map((value) => ({ value, label: languageName(value) }))}
          onChange={(event) => setLocale(event.target.value as Locale)}
        />
      </div>
    </Dialog>
  );
};
