import { useText } from '@shop/contracts/i18n';
import { type CartProblem, problemMessage } from '../../commands/cart-problem.ts';
import css from './problem-text.module.css';

interface Props {
  problem: CartProblem;
  /** Message key of the failed action, for problems without a message of their own. */
  failure: string;
}

/** Why the cart did not change, read out when it appears. */
export const ProblemText = ({ problem, failure }: Props) => {
  const text = useText();
  const { id, values } = problemMessage(problem, failure);
  return (
    <p role="alert" className={css.problem}>
      {text(id, values)}
    </p>
  );
};
