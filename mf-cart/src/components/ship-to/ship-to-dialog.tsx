import { useId, useRef, useState, type FormEvent } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog, QuantityField, SelectField, useBackCloses } from '@shop/contracts/ui';
import type { CartAddition } from '../../outbox/cart-addition.ts';
import { destinations, itemAddress, marketOf } from '../../ship-to/ship-to-countries.ts';
import css from './ship-to-dialog.module.css';
import { DestinationItem } from './destination-item.tsx';

interface Props {
  /** What is about to be added. */
  addition: CartAddition;
  onQuantity: (quantity: number) => void;
  /** Nothing is to be added. */
  onClose: () => void;
  /** The page delivers to the chosen country now, and what is wanted may be added. */
  onConfirm: () => void;
}

/**
 * Quantity and country (S15), before the first item starts an order for one country (T2). A country of another market
 * has prices of its own: nothing is added then, and the shopper goes to the same item there with as many pieces.
 */
export const DestinationDialog = ({ addition, onQuantity, onClose, onConfirm }: Props) => {
  const text = useText();
  const formId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { config, events } = useShop();
  const { market: here, locale } = useAppSelector(selectMarketContext);
  const [country, setCountry] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useBackCloses(onClose);
  const { quantity, maxQuantity } = addition;
  const market = marketOf(config.markets, country);
  const elsewhere = market?.market_code === here.market_code ? undefined : market;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!market) {
      setIsMissing(true);
      select.current?.focus();
      return;
    }
    sessionStore().country.write(country);
    if (elsewhere) {
      // Takes the place of the dialog's own entry of the history: back leads to this page.
      window.location.replace(itemAddress(addition, elsewhere, country, locale));
      return;
    }
    events.emit('country:chosen', { country });
    onConfirm();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('cart.destination.title')}
      actions={
        <Button variant="primary" type="submit" form={formId}>
          {elsewhere
            ? text('cart.destination.go', { country: countryName(country, locale) })
            : text('cart.add.action')}
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={confirm}>
        <DestinationItem addition={addition} />
        <div>
          <QuantityField
            label={text('cart.quantity')}
            value={quantity}
            max={maxQuantity}
            onChange={onQuantity}
          />
        </div>
        <div>
          <SelectField
            ref={select}
            label={text('cart.destination.country')}
            placeholder
            value={country}
            options={destinations(config.markets, here, locale)}
            error={isMissing && text('cart.destination.missing')}
            onChange={(event) => {
              setCountry(event.currentTarget.value);
              setIsMissing(false);
            }}
          />
          <p role="status" className={css.note}>
            {elsewhere &&
              text('cart.destination.elsewhere', {
                country: countryName(country, locale),
                currency: elsewhere.currency,
              })}
          </p>
        </div>
      </form>
    </Dialog>
  );
};
