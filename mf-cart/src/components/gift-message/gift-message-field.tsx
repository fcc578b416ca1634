import { useState } from 'react';
import { useText } from '@shop/contracts/i18n';
import { TextAreaField } from '@shop/contracts/ui';
import {
  GIFT_LINES,
  GIFT_LINE_LENGTH,
  checkGiftMessage,
  giftProblemMessage,
} from '../../commands/gift-draft.ts';
import css from './gift-message-field.module.css';

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface CaretLine {
  /** Counts from 1. */
  line: number;
  /** Graphemes of the whole line: a family emoji counts once. */
  length: number;
}

/** The line that contains the caret, for the counter beside the field (V5). */
export const caretLine = (text: string, caret: number): CaretLine => {
  const line = text.slice(0, caret).split(/\r\n|\r|\n/u).length;
  const content = text.split(/\r\n|\r|\n/u)[line - 1] ?? '';
  return { line, length: [...clusters.segment(content)].length };
};

interface Props {
  message: string;
  disabled: boolean;
  onChange: (message: string) => void;
  /** The field lost focus. */
  onLeave: () => void;
}

/** The gift message with its counter of lines and characters (V5). Text above the limit is reported, not cut off. */
export const GiftMessageField = ({ message, disabled, onChange, onLeave }: Props) => {
  const text = useText();
  const [caret, setCaret] = useState(message.length);
  const problem = checkGiftMessage(message);
  const limits = { lines: GIFT_LINES, length: GIFT_LINE_LENGTH };
  const { line, length } = caretLine(message, Math.min(caret, message.length));
  const error = problem && giftProblemMessage(problem);
  return (
    <div className={css.card}>
      <TextAreaField
        label={text('cart.gift.label')}
        hint={text('cart.gift.hint', limits)}
        error={error ? <span role="status">{text(error.id, error.values)}</span> : undefined}
        rows={GIFT_LINES}
        value={message}
        disabled={disabled}
        onChange={(event) => {
          setCaret(event.currentTarget.selectionEnd);
          onChange(event.currentTarget.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionEnd)}
        onBlur={onLeave}
      />
      {/* Changes with every key: only the error is announced. */}
      <p className={css.counter}>{text('cart.gift.counter', { ...limits, line, used: length })}</p>
    </div>
  );
};
