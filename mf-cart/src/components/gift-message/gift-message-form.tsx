import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { GiftMessageField } from './gift-message-field.tsx';
import css from './gift-message-form.module.css';
import type { useGiftMessage } from './use-gift-message.ts';

/** The gift message field and its save state. */
export const GiftMessageForm = ({
  message,
  state,
  change,
  save,
  disabled,
}: Pick<ReturnType<typeof useGiftMessage>, 'message' | 'state' | 'change' | 'save'> & {
  disabled: boolean;
}) => {
  const text = useText();
  return (
    <div className={css.form}>
      <GiftMessageField
        message={message}
        disabled={disabled}
        onChange={change}
        onLeave={() => void save()}
      />
      <div className={css.foot}>
        <p role="status" className={css.said}>
          {state === 'saved' && text('cart.gift.saved')}
          {state === 'failed' && text('cart.gift.failed')}
        </p>
        {state === 'failed' && (
          <Button onClick={() => void save()}>{text('cart.gift.retry')}</Button>
        )}
      </div>
    </div>
  );
};
