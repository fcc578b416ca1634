import { sessionStore } from '@shop/contracts/commerce';
import type { MarketPlace } from '@shop/contracts/events';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { useLocation } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog } from '@shop/contracts/ui';
import { countryAddress } from './country-address.ts';

interface Props {
  from: MarketPlace;
  to: MarketPlace;
  onClose: () => void;
  /** Remembers the country for the next address without a market (M5). */
  onChoose: (country: string) => void;
}

/**
 * Asks before a cart is taken to another market (S12, M10): before one goes there, or on arrival where an address led
 * there. Going back changes nothing; nor does closing, for one is asked again.
 */
export const CountryChangeDialog = ({ from, to, onClose, onChoose }: Props) => {
  const { config, events } = useShop();
  const current = useAppSelector(selectMarketContext);
  const location = useLocation();
  const isThere = to.market === current.market.market_code;

  const go = (place: MarketPlace) => {
    const address = countryAddress(config.markets, place, current, location);
    if (address) window.location.assign(address);
  };
  const back = () => {
    if (isThere) go(from);
    else onClose();
  };
  const goOn = () => {
    if (isThere) {
      onClose();
      events.emit('market:changed', { context: current });
      return;
    }
    sessionStore().movingTo.write(to.market);
    onChoose(to.country);
    go(to);
  };
  const name = ({ country }: MarketPlace) => countryName(country, current.locale);

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
            values={{ from: name(from), to: name(to) }}
          />
        </strong>
      </p>
      <p>
        <FormattedMessage id="shell.countryChange.text" />
      </p>
    </Dialog>
  );
};
