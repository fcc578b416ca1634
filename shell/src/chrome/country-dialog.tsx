import { isGone, sessionStore } from '@shop/contracts/commerce';
import {
  type AppDispatch,
  selectMarketContext,
  selectOrderId,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { countryOptions, findMarket, offeredLocales, type Locale } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { Button, Dialog, SelectField } from '@shop/contracts/ui';
import { countryAddress, leaveTo } from './country-address.ts';
import styles from './country-dialog.module.css';

/**
 * Whether a change of market would leave behind items in the market's cart (M10). True if the cart cannot be read:
 * one question too many is better than a lost cart.
 */
const holdsCart = async (dispatch: AppDispatch, orderId: string | null): Promise<boolean> => {
  if (!orderId) return false;
  try {
    const { orderApi } = await import('@shop/contracts/commerce/order');
    const query = orderApi.endpoints.order.initiate(orderId, { subscribe: false });
    const { data, error } = await dispatch(query);
    if (data) return data.editable && data.quantity > 0;
    return !(error && 'fields' in error && isGone(error));
  } catch {
    return true;
  }
};

const languageName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** The country modal (S15): ship-to country and language. The page stays the same. */
export const CountryDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const { config, events } = useShop();
  const dispatch = useAppDispatch();
  const orderId = useAppSelector(selectOrderId);
  const current = useAppSelector(selectMarketContext);
  const location = useLocation();
  const [country, setCountry] = useState<string>(current.country);
  const [wanted, setWanted] = useState<Locale>(current.locale);
  const [isBusy, setIsBusy] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const market =
    config.markets.find((it) => it.zone_code.split('|').includes(country)) ??
    findMarket(config.markets, { country, currency: current.market.currency });
  const offered = market ? offeredLocales(market, config.locales) : config.locales;
  // The language of the country left before may not be offered in the one chosen.
  const locale = offered.includes(wanted) ? wanted : (market?.default_locale ?? wanted);

  const go = async () => {
    if (!market) return;
    const { market: here, country: countryHere, locale: localeHere } = current;
    const from = { market: here.market_code, country: countryHere, locale: localeHere };
    const to = { market: market.market_code, country, locale };
    if (to.market !== from.market) {
      setIsBusy(true);
      const asks = await holdsCart(dispatch, orderId);
      // The visitor closed the dialog meanwhile.
      if (!isMounted.current) return;
      if (asks) {
        events.emit('modal:close', { name: 'country' });
        events.emit('modal:open', {
          name: 'market-change',
          props: { from, to },
        });
        return;
      }
    }
    sessionStore().country.write(country);
    if (to.market === from.market && locale === from.locale) {
      events.emit('country:chosen', { country });
      onClose();
      return;
    }
    leaveTo(countryAddress(config.markets, to, current, location));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="shell.country.title" />}
      actions={
        <Button variant="primary" busy={isBusy} onClick={() => void go()}>
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
          options={offered.map((value) => ({ value, label: languageName(value) }))}
          onChange={(event) => setWanted(event.target.value as Locale)}
        />
      </div>
    </Dialog>
  );
};
