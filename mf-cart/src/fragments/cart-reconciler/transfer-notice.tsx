import { useText } from '@shop/contracts/i18n';
import { useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, Notice, RetryNotice } from '@shop/contracts/ui';
import { leftBehindMessage } from '../../transfer/left-behind-message.ts';
import { closeList } from '../../transfer/list-left-behind.ts';
import { selectCarrying, selectList } from '../../transfer/transfer-slice.ts';
import css from './transfer-notice.module.css';

const TITLES = { market: 'cart.life.left.market', login: 'cart.life.left.login' } as const;

/** What could not come along into the cart (M10), until it is closed; and that lines are on their way. */
export const OrderLifeNotice = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  const dispatch = useAppDispatch();
  const carrying = useAppSelector(selectCarrying);
  const list = useAppSelector(selectList);
  return (
    <>
      {carrying === 'under-way' && (
        <Notice tone="info" live className={css.notice}>
          {text('cart.life.underWay')}
        </Notice>
      )}
      {carrying === 'failed' && (
        <div className={css.notice}>
          <RetryNotice tone="warning" onRetry={onRetry}>
            {text('cart.life.failed')}
          </RetryNotice>
        </div>
      )}
      {list && (
        <Notice
          tone="warning"
          live
          className={css.notice}
          title={text(TITLES[list.occasion])}
          actions={<Button onClick={() => closeList(dispatch)}>{text('cart.life.close')}</Button>}
        >
          <ul className={css.list}>
            {list.items.map((item, index) => {
              const { id, values } = leftBehindMessage(item);
              return <li key={index}>{text(id, values)}</li>;
            })}
          </ul>
        </Notice>
      )}
    </>
  );
};
