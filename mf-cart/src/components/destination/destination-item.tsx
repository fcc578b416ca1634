import { useText } from '@shop/contracts/i18n';
import type { CartAddition } from '../../../model/wishes/cart-addition.ts';
import { LinePicture } from '../../../components/lines/line-picture.tsx';
import css from './destination-dialog.module.css';

/** What is about to be added: picture, name and the options chosen for it. */
export const DestinationItem = ({ addition }: { addition: CartAddition }) => {
  const text = useText();
  const { name, imageUrl, quantity: pieces, options = [] } = addition;
  return (
    <div className={css.item}>
      <LinePicture imageUrl={imageUrl ?? null} className={css.picture} />
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        {options.length > 0 && (
          <ul className={css.options} aria-label={text('cart.options')}>
            {options.map(({ id, name: option, quantity = pieces }) => (
              <li key={id}>{text('cart.times', { quantity, name: option })}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
