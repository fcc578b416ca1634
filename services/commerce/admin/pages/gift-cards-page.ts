import { html, moment, table } from '@shop/server-kit/html';
import { condition, everything } from '../../engine/store/condition.ts';
import { formatAmount } from '../../engine/money/format-amount.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';
import { orderStatus } from '../html/order-status.ts';
import { pager } from '../html/pager.ts';
import { pageNumber, type PageQuery } from '../http/page-query.ts';

const perPage = 50;

/** Gift cards, newest first, with current and initial balance. */
export const giftCardsPage = ({ store }: AdminContext, query: PageQuery): Page => {
  const code = (query['code'] ?? '').trim();
  const where =
    code === '' ? everything : condition('instr(lower(t.code), ?) > 0', code.toLowerCase());
  const page = pageNumber(query);
  const total = store.count('gift_cards', where);
  const cards = store.select(
    'gift_cards',
    where,
    `ORDER BY t.rowid DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  );
  return {
    title: 'Gift cards',
    live: true,
    content: html`
      <form class="filter" role="search" aria-label="Filter gift cards">
        <label>
          Code contains
          <input name="code" type="search" value="${code}" autocomplete="off" />
        </label>
        <button type="submit">Show</button>
        ${code !== '' && html`<a href="/_admin/gift-cards">Show all</a>`}
      </form>
      ${table({
        id: 'gift-cards',
        caption: 'Gift cards',
        columns: [
          { label: 'Code' },
          { label: 'Status' },
          { label: 'Left', numeric: true },
          { label: 'Of', numeric: true },
          { label: 'For', wide: true },
          { label: 'Until', numeric: true, wide: true },
        ],
        rows: cards.map((card) => [
          html`<span class="code">${card.code ?? card.id}</span>`,
          orderStatus(card.status),
          formatAmount(card.balance_cents, card.currency_code),
          formatAmount(card.initial_balance_cents, card.currency_code),
          html`<span class="long">${card.recipient_email ?? 'anyone'}</span>`,
          moment(card.expires_at) ?? 'no end',
        ]),
        empty: code === '' ? 'No gift cards yet.' : 'No gift card matches.',
      })}
      ${pager('/_admin/gift-cards', { code }, { page, pages: Math.ceil(total / perPage) })}
    `,
  };
};
