import { optionWords } from '@shop/contracts/commerce';
import css from './line-options.module.css';

interface Props {
  choices: Readonly<Record<string, unknown>> | undefined;
}

/** The shopper's text for an option, such as the message of a card. */
export const OptionText = ({ choices }: Props) => {
  const entered = optionWords({ choices });
  return entered && <q className={css.words}>{entered}</q>;
};
