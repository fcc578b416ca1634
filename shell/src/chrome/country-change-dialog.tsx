import { useState } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import type { MarketPlace } from '@shop/contracts/events';
import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { countryName, countryOptions, zoneCodes } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog, SelectField } from '@shop/contracts/ui';
import { countryAddress, leaveTo } from './country-address.ts';

interface Props {
  from: MarketPlace;
  to: MarketPlace;
  onClose: () => void;
}

/**
 * Confirms the transfer of a cart to another market (S12, M10): before the change, or on arrival by URL. The URL of a
 * multi-country market names no country, so the dialog asks for it: an order is created for one (T2). Going back or
 * closing changes nothing; the question is asked again.
 */
export const CountryChangeDialog = ({ from, to, onClose }: Props) => {
  const intl = useIntl();
  const { config, events } = useShop();
  const current = useAppSelector(selectMarketContext);
  const location = useLocation();
  const isThere = to.market === current.market.market_code;
  const storage = sessionStore();
  const [country, setCountry] = useState<string>(to.country);
  const [isAsked] = useState(
    () => isThere && zoneCodes(current.market).length > 1 && storage.country.read() !== to.country,
  );

  const go = (place: MarketPlace) =>
    leaveTo(countryAddress(config.markets, place, current, location));
  const back = () => {
    if (isThere) go(from);
    else onClose();
  };
  const goOn = () => {
    storage.country.write(country);
    if (isThere) {
      if (isAsked) events.emit('country:chosen', { country });
      onClose();
      events.emit('market:changed', { context: { ...current, country } });
      return;
    }
    storage.movingTo.write(to.market);
    go(to);
  };
  const name = (code: string) => countryName(code, current.locale);

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="shell.countryChange.go" />}
      actions={
        <>
          <Button onClick={back}>
            <FormattedMessage id="shell.countryChange.back" />
          </Button>
          <Button variant="primary" onClick={goOn}>
            <FormattedMessage id="shell.countryChange.go" />
          </Button>
        </>
      }
    >
      <p>
        <strong>
          <FormattedMessage
            id="shell.countryChange.place"
            values={{ from: name(from.country), to: name(country) }}
          />
        </strong>
      </p>
      <p>
        <FormattedMessage id="shell.countryChange.text" />
      </p>
      {isAsked && (
        <SelectField
          label={intl.formatMessage({ id: 'shell.country.deliverTo' })}
          value={country}
          options={countryOptions([current.market], current.locale)}
          onChange={(event) => setCountry(event.target.value)}
        />
      )}
    </Dialog>
  );
};
