import { useId, useRef, useState, type FormEvent } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog, QuantityField, SelectField, useBackCloses } from '@shop/contracts/ui';
import type { NewLineItem } from '../../outbox/pending-change.ts';
import { itemUrl, marketOf, shipToOptions } from '../../ship-to/ship-to-countries.ts';
import css from './ship-to-dialog.module.css';
import { LineOptions } from '../lines/line-options.tsx';
import { LinePicture } from '../lines/line-picture.tsx';

interface Props {
  /** The item to add. */
  addition: NewLineItem;
  onQuantity: (quantity: number) => void;
  /** Closes without adding. */
  onClose: () => void;
  /** The page's country is set, and the add can be sent. */
  onConfirm: () => void;
}

/** The item to add: picture, name and chosen options. */
const ShipToItem = ({ addition }: { addition: NewLineItem }) => {
  const { name, imageUrl, quantity: units, options = [] } = addition;
  return (
    <div className={css.item}>
      <LinePicture imageUrl={imageUrl ?? null} className={css.picture} />
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        <LineOptions
          options={options.map(({ id, name: option, quantity = units }) => ({
            id,
            name: option,
            quantity,
            total: null,
          }))}
        />
      </div>
    </div>
  );
};

/**
 * Asks for quantity and country (S15) before the first item creates an order for one country (T2). A country of another
 * market has other prices: then nothing is added, and the shopper goes to the same item there with the same quantity.
 */
export const ShipToDialog = ({ addition, onQuantity, onClose, onConfirm }: Props) => {
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
  const otherMarket = market?.market_code === here.market_code ? undefined : market;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!market) {
      setIsMissing(true);
      select.current?.focus();
      return;
    }
    sessionStore().country.write(country);
    if (otherMarket) {
      // Replaces the dialog's history entry: back leads to this page.
      window.location.replace(itemUrl(addition, otherMarket, country, locale));
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
          {otherMarket
            ? text('cart.destination.go', { country: countryName(country, locale) })
            : text('cart.add.action')}
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={confirm}>
        <ShipToItem addition={addition} />
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
            options={shipToOptions(config.markets, here, locale)}
            error={isMissing && text('cart.destination.missing')}
            onChange={(event) => {
              setCountry(event.currentTarget.value);
              setIsMissing(false);
            }}
          />
          <p role="status" className={css.note}>
            {otherMarket &&
              text('cart.destination.elsewhere', {
                country: countryName(country, locale),
                currency: otherMarket.currency,
              })}
          </p>
        </div>
      </form>
    </Dialog>
  );
};
