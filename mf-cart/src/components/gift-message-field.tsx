import { useText } from '@shop/contracts/i18n';
import { TextAreaField } from '@shop/contracts/ui';
import {
  checkGiftMessage,
  countGiftLines,
  GIFT_LINE_LENGTH,
  GIFT_LINES,
  type GiftMessageProblem,
} from '../model/gift-message.ts';

interface Props {
  message: string;
  onChange: (message: string) => void;
}

/** The gift message with its line counter (V5). Nothing is cut off: what does not fit is said. */
export const GiftMessageField = ({ message, onChange }: Props) => {
  const text = useText();
  const problem = checkGiftMessage(message);
  const limits = { lines: GIFT_LINES, length: GIFT_LINE_LENGTH };
  const say = (found: GiftMessageProblem): string =>
    found.code === 'TOO_MANY_LINES'
      ? text('cart.gift.tooManyLines', { ...limits, used: found.lines })
      : text('cart.gift.lineTooLong', { ...limits, line: found.line, used: found.length });
  return (
    <TextAreaField
      label={text('cart.gift.label')}
      hint={text('cart.gift.hint', { ...limits, used: countGiftLines(message) })}
      error={problem ? <span role="status">{say(problem)}</span> : undefined}
      rows={GIFT_LINES}
      value={message}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
