import { useRef, useState } from 'react';
import type { StoredPayment } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, VisuallyHidden } from '@shop/contracts/ui';
import { CardName } from './card-name.tsx';
import css from './cards.module.css';
import { RemoveCard } from './remove-card.tsx';

/** The customer's stored cards, each to be deleted. */
export const CardList = ({ cards }: { cards: readonly StoredPayment[] }) => {
  const [leaving, setLeaving] = useState<StoredPayment | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setLeaving(null);
    // The pressed button is unmounted with its card.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) box.current?.focus();
    });
  };
  return (
    <div ref={box} tabIndex={-1} className={css.cards}>
      <ul className={css.list}>
        {cards.map((card) => (
          <li key={card.id} className={css.card}>
            <span>
              <CardName instrument={card.instrument} />
            </span>
            <Button variant="quiet" onClick={() => setLeaving(card)}>
              <FormattedMessage id="account.cards.remove" />
              <VisuallyHidden>
                : <CardName instrument={card.instrument} />
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        <FormattedMessage id="account.cards.note" />
      </p>
      <RemoveCard card={leaving} onClose={close} />
    </div>
  );
};
