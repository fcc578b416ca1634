import { optionWords } from '@shop/contracts/commerce';
import css from './line-options.module.css';

interface Props {
  choices: Readonly<Record<string, unknown>> | undefined;
}

/** What was written for an option, such as the words on a card, in its lines. */
export const OptionWords = ({ choices }: Props) => {
  const words = optionWords({ choices });
  return words && <q className={css.words}>{words}</q>;
};
