import { useRef, useState } from 'react';
import { errorTextOf, useText, type ErrorText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useAppDispatch } from '@shop/contracts/store';
import { VisuallyHidden } from '@shop/contracts/ui';
import { AppliedCode } from './applied-code.tsx';
import { CodeField } from './code-field.tsx';
import type { CodeKind } from '../../outbox/pending-change.ts';
import type { CartView } from '../../summary/cart-view.ts';
import { applyCode, clearCode } from '../../commands/codes.ts';
import { loadCommands } from '../../commands/load-commands.ts';
import css from './order-codes.module.css';

interface Props extends Pick<CartView, 'codes' | 'pendingCode'> {
  orderId: string;
  /** Codes cannot be changed yet. */
  disabled: boolean;
}

/** Coupon and gift card of the order: one of each may be applied at a time. */
export const OrderCodes = ({ orderId, codes, pendingCode, disabled }: Props) => {
  const dispatch = useAppDispatch();
  const { events } = useShop();
  const text = useText();
  const region = useRef<HTMLDivElement>(null);
  /** Announces the last change of a code. */
  const [announcement, setAnnouncement] = useState('');

  const [used] = codes;
  const open = used && (used.kind === 'coupon' ? 'gift-card' : 'coupon');

  const apply = async (code: string): Promise<ErrorText | null> => {
    const applied = await dispatch(applyCode(orderId, code, open));
    setAnnouncement(applied.ok ? text('cart.code.applied', { code }) : '');
    if (applied.ok) {
      // The focused field disappears with the second code.
      if (open) region.current?.focus();
      return null;
    }
    const { error } = applied;
    return loadCommands().then(
      ({ codeMessage }) => codeMessage(error),
      () => errorTextOf(error),
    );
  };
  const clear = async (kind: CodeKind, code: string): Promise<void> => {
    const cleared = await dispatch(clearCode(orderId, kind));
    // The focused button disappeared with its code.
    if (cleared.ok) {
      setAnnouncement(text('cart.code.cleared', { code }));
      return region.current?.focus();
    }
    const { id, values } = errorTextOf(cleared.error);
    events.emit('toast', { message: text(id, values), error: true });
  };
  return (
    <div
      ref={region}
      role="group"
      tabIndex={-1}
      aria-label={text('cart.codes')}
      className={css.codes}
    >
      {codes.length > 0 && (
        <ul className={css.list}>
          {codes.map((it) => (
            <AppliedCode
              key={it.kind}
              {...it}
              disabled={disabled}
              onClear={() => void clear(it.kind, it.code)}
            />
          ))}
        </ul>
      )}
      {codes.length < 2 && (
        <CodeField busy={pendingCode !== null} disabled={disabled} kind={open} onApply={apply} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
};
