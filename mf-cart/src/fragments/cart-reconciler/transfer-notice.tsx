import { useText } from '@shop/contracts/i18n';
import { useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, Notice, RetryNotice } from '@shop/contracts/ui';
import { closeUntransferred, selectUntransferred } from '../../transfer/transfer-slice.ts';
import { selectTransferStatus } from '../../transfer/transfer-status.ts';
import { untransferredMessage } from '../../transfer/untransferred.ts';
import css from './transfer-notice.module.css';

const TITLES = { market: 'cart.life.left.market', login: 'cart.life.left.login' } as const;

/** Progress of a transfer, and the goods that could not be transferred (M10) until the shopper closes the list. */
export const TransferNotice = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectTransferStatus);
  const list = useAppSelector(selectUntransferred);
  return (
    <>
      {status === 'running' && (
        <Notice tone="info" live className={css.notice}>
          {text('cart.life.underWay')}
        </Notice>
      )}
      {status === 'failed' && (
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
          actions={
            <Button onClick={() => closeUntransferred(dispatch)}>{text('cart.life.close')}</Button>
          }
        >
          <ul className={css.list}>
            {list.items.map((item, index) => {
              const { id, values } = untransferredMessage(item);
              return <li key={index}>{text(id, values)}</li>;
            })}
          </ul>
        </Notice>
      )}
    </>
  );
};
