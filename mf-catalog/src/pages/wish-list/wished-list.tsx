import { useListAnalytics } from '../../components/cards/use-list-analytics.ts';
import type { ProductView } from '../../model/item/product.ts';
import css from './wish-list.module.css';
import { WishedItem } from './wished-item.tsx';

/** The items of the list; analytics hears of it as of any other (A1). */
export const WishedList = ({ items }: { items: readonly ProductView[] }) => {
  const select = useListAnalytics(items, 'wish-list');
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        <WishedItem key={`${item.kind} ${item.code}`} item={item} onSelect={() => select(index)} />
      ))}
    </ul>
  );
};
