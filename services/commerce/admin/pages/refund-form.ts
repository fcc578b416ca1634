import { html, type Html } from '@shop/contracts/html';
import { formatAmount } from '../../core/format-amount.ts';
import { refundAmount } from '../steps/refund-in-part.ts';

interface RefundForm {
  readonly action: string;
  /** Cents that can be refunded. */
  readonly left: number;
  readonly currency: string | null;
  /** What was typed and refused; null where nothing was. */
  readonly typed: string | null;
}

/**
 * Gives back all that is left, or as much of it as someone types. Refused, it stays open with what was typed and what is
 * wrong with it.
 */
export const refundForm = ({ action, left, currency, typed }: RefundForm): Html => {
  const most = formatAmount(left, currency);
  const amount = typed === null ? null : refundAmount({ typed, left, currency });
  const problem = amount && 'problem' in amount ? amount.problem : null;
  const invalid = html`aria-invalid="true" aria-describedby="refund-problem"`;
  return html`<details ${typed !== null && html`open`}>
    <summary>Refund</summary>
    <form class="fields" method="post" action="${action}">
      <input type="hidden" name="left" value="${left}" />
      <label>
        Amount in ${currency ?? ''} (${most} can be refunded)
        <input
          name="amount"
          inputmode="decimal"
          maxlength="40"
          autocomplete="off"
          value="${typed ?? most}"
          ${problem !== null && invalid}
        />
      </label>
      ${problem !== null && html`<p class="notice problem" id="refund-problem">${problem}</p>`}
      <button type="submit" class="danger">Yes, refund this amount</button>
    </form>
  </details>`;
};
