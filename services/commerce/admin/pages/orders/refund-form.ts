import { html, type Html } from '@shop/server-kit/html';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import { refundAmount } from '../../steps/refund-in-part.ts';

interface RefundForm {
  readonly action: string;
  /** Cents that can be refunded. */
  readonly left: number;
  readonly currency: string | null;
  /** The refused input; null if there was none. */
  readonly typed: string | null;
}

/** Refunds the whole remainder or a part of it. After a refusal the form stays open with the input and the reason. */
export const refundForm = ({ action, left, currency, typed }: RefundForm): Html => {
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
          value="${typed ?? refundable}"
          ${problem !== null && invalid}
        />
      </label>
      ${problem !== null && html`<p class="notice problem" id="refund-problem">${problem}</p>`}
      <button type="submit" class="danger">Yes, refund this amount</button>
    </form>
  </details>`;
};
