import type { CartAddition } from '../../outbox/cart-addition.ts';
import { LineOptions } from '../lines/line-options.tsx';
import { LinePicture } from '../lines/line-picture.tsx';
import css from './ship-to-dialog.module.css';

/** What is about to be added: picture, name and the options chosen for it. */
export const DestinationItem = ({ addition }: { addition: CartAddition }) => {
  const { name, imageUrl, quantity: pieces, options = [] } = addition;
  return (
    <div className={css.item}>
      <LinePicture imageUrl={imageUrl ?? null} className={css.picture} />
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        <LineOptions
          options={options.map(({ id, name: option, quantity = pieces }) => ({
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
