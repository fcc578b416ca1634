import { useId, useState } from 'react';
import { localizedText, missingCode } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/order';
import { errorTextOf, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectLocale, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, Price, TextLink } from '@shop/contracts/ui';
import { loadCommands } from '../../commands/load-commands.ts';
import { problemMessage } from '../../commands/cart-problem.ts';
import { lineLink } from '../lines/line-link.ts';
import { LinePicture } from '../lines/line-picture.tsx';
import css from './fill-up.module.css';

/** An item the order may be filled up with, and the button that puts one in. */
export const FillUpItem = ({ item }: { item: CatalogueItem }) => {
  const text = useText();
  const id = useId();
  const locale = useAppSelector(selectLocale);
  const dispatch = useAppDispatch();
  const { config, events } = useShop();
  const [isAdding, setIsAdding] = useState(false);
  const { kind, code, imageUrl, price, compareAt, stock } = item;
  const { name } = localizedText(item, locale);
  if (!price) return null;
  const refuse = (message: string) => events.emit('toast', { message, error: true });
  const put = async () => {
    const addition = {
      kind,
      code,
      name,
      imageUrl: imageUrl ?? undefined,
      quantity: 1,
      maxQuantity: Math.min(stock, config.maxQuantityPerLine),
    };
    setIsAdding(true);
    const writes = await loadCommands().catch(missingCode);
    if (typeof writes === 'string') refuse(text(errorTextOf({ code: writes }).id));
    else {
      const added = await dispatch(writes.addToCart(addition));
      if (!added.ok) {
        const problem = problemMessage(added.error, shopTexts.add_to_cart_failed);
        refuse(text(problem.id, problem.values));
      }
    }
    setIsAdding(false);
  };
  return (
    <li className={css.item}>
      <LinePicture imageUrl={imageUrl} />
      <div>
        <span id={id}>
          <TextLink to={lineLink(item)}>{name}</TextLink>
        </span>
        <p className={css.price}>
          <Price money={price} compareAt={compareAt} />
        </p>
      </div>
      <Button className={css.put} aria-describedby={id} busy={isAdding} onClick={() => void put()}>
        {text('cart.add.action')}
      </Button>
    </li>
  );
};
