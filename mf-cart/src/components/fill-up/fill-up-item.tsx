import { useId, useState } from 'react';
import { comparedPrice, depositOf, localizedText, missingCode } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/order';
import { errorTextOf, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, Deposit, Price, TextLink } from '@shop/contracts/ui';
import { loadCommands } from '../../commands/load-commands.ts';
import { problemMessage } from '../../commands/cart-problem.ts';
import { lineLink } from '../lines/line-link.ts';
import { LinePicture } from '../lines/line-picture.tsx';
import css from './fill-up.module.css';

/** An item to reach free shipping with, and its button. */
export const FillUpItem = ({ item }: { item: CatalogueItem }) => {
  const text = useText();
  const id = useId();
  const context = useAppSelector(selectMarketContext);
  const dispatch = useAppDispatch();
  const { config, events } = useShop();
  const [isAdding, setIsAdding] = useState(false);
  const { kind, code, imageUrl, price, stock, containers } = item;
  const { name } = localizedText(item, context.locale);
  if (!price) return null;
  const refuse = (message: string) => events.emit('toast', { message, error: true });
  const add = async () => {
    const addition = {
      kind,
      code,
      name,
      imageUrl: imageUrl ?? undefined,
      quantity: 1,
      maxQuantity: Math.min(stock, config.maxQuantityPerLine),
    };
    setIsAdding(true);
    const commands = await loadCommands().catch(missingCode);
    if (typeof commands === 'string') refuse(text(errorTextOf({ code: commands }).id));
    else {
      const added = await dispatch(commands.addToCart(addition));
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
          <Price money={price} compareAt={comparedPrice(item, context)} />
          <Deposit terms={depositOf(containers, context.country)} currency={price.currency} />
        </p>
      </div>
      <Button className={css.put} aria-describedby={id} busy={isAdding} onClick={() => void add()}>
        {text('cart.add.action')}
      </Button>
    </li>
  );
};
