import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, VisuallyHidden } from '@shop/contracts/ui';
import css from './demo.module.css';
import { inGroups } from './in-groups.ts';
import { TEST_CARDS, type TestCard } from './test-cards.ts';

interface Props {
  disabled: boolean;
  /** Opens the list once; a closed list stays closed. */
  open: boolean;
  onChoose: (card: TestCard) => void;
}

/** The test card numbers, each with a button that fills it in. */
export const TestCardList = ({ disabled, open, onChoose }: Props) => (
  <details className={css.cards} open={open}>
    <summary>
      <FormattedMessage id="checkout.frame.cards" />
    </summary>
    <ul className={css.list}>
      {TEST_CARDS.map((card) => (
        <li key={card.number} className={css.card}>
          <span>
            <span className={css.digits}>{inGroups(card.number)}</span>
            <br />
            {card.brand}: <FormattedMessage id={`checkout.frame.card.${card.meaning}`} />
          </span>
          <Button disabled={disabled} onClick={() => onChoose(card)}>
            <FormattedMessage id="checkout.frame.fill" />
            <VisuallyHidden> {inGroups(card.number)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  </details>
);
