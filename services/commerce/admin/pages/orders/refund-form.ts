import { html, type Html } from '@shop/server-kit/html';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import { refundAmount } from '../../steps/refund-in-part.ts';

interface RefundForm {
  readonly action: string;
  /** Cents that can be refunded. */
  readonly left: number;
  /** Cents in the field at first; all that can be refunded unless set. */
  readonly preset?: number;
  readonly currency: string | null;
  /** The refused input; null if there was none. */
  readonly typed: string | null;
  /** What is refunded, for the button's name; the order unless set. */
  readonly name?: string;
}

/** Refunds the whole remainder or a part of it. After a refusal the form stays open with the input and the reason. */
export const refundForm = ({
  action,
  left,
  preset = left,
  currency,
  typed,
  name,
}: RefundForm): Html => {
  const refundable = formatAmount(left, currency);
  const amount = typed === null ? null : refundAmount({ typed, left, currency });
  const problem = amount && 'problem' in amount ? amount.problem : null;
  const invalid = html`aria-invalid="true" aria-describedby="refund-problem"`;
  return html`<details ${typed !== null && html`open`}>
    <summary>Refund</summary>
    <form class="fields" method="post" action="${action}">
      <input type="hidden" name="left" value="${left}" />
      <label>
        Amount in ${currency ?? ''} (${refundable} can be refunded)
        <input
          name="amount"
          inputmode="decimal"
          maxlength="40"
          autocomplete="off"
          value="${typed ?? formatAmount(preset, currency)}"
          ${problem !== null && invalid}
        />
      </label>
      ${problem !== null && html`<p class="notice problem" id="refund-problem">${problem}</p>`}
      <button
        type="submit"
        class="danger"
        ${name !== undefined && html`aria-label="Yes, refund this amount: ${name}"`}
      >
        Yes, refund this amount
      </button>
    </form>
  </details>`;
};
