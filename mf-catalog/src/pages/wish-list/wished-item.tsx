import { CartBox } from '../../components/cart-box.tsx';
import { ProductCard } from '../../components/cards/product-card.tsx';
import type { ProductView } from '../../model/item/product.ts';
import { WishButton } from '../item/wish/wish-button.tsx';
import css from './wish-list.module.css';

interface Props {
  item: ProductView;
  onSelect: () => void;
}

/** One item of the list: its card, the cart team's button, and the way out of the list. */
export const WishedItem = ({ item, onSelect }: Props) => (
  <li className={css.item}>
    <ProductCard card={item} heading="h2" sizes="12rem" onSelect={onSelect} plain />
    <div className={css.actions}>
      <CartBox product={item} />
      <WishButton kind={item.kind} code={item.code} name={item.name} />
    </div>
  </li>
);
