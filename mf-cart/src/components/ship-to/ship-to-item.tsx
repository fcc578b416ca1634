import type { NewLineItem } from '../../outbox/pending-change.ts';
import { LineOptions } from '../lines/line-options.tsx';
import { LinePicture } from '../lines/line-picture.tsx';
import css from './ship-to-dialog.module.css';

/** The item to add: picture, name and chosen options. */
export const ShipToItem = ({ addition }: { addition: NewLineItem }) => {
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
