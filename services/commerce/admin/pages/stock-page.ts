import { html, table, type Value } from '@shop/server-kit/html';
import { condition, everything, within } from '../../engine/store/condition.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';
import { pager } from '../html/pager.ts';
import { pageNumber, type PageQuery } from '../http/page-query.ts';

const perPage = 50;

/** Stock of each SKU at each location, and the quantity reserved by orders. */
export const stockPage = ({ store }: AdminContext, query: PageQuery): Page => {
  const q = (query['q'] ?? '').trim().toLowerCase();
  const where =
    q === ''
      ? everything
      : condition('(instr(lower(t.code), ?) > 0 OR instr(lower(t.name), ?) > 0)', q, q);
  const page = pageNumber(query);
  const total = store.count('skus', where);
  const skus = store.select(
    'skus',
    where,
    `ORDER BY t.code LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  );
  const locations = store.select('stock_locations', everything);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const items = store.select('stock_items', within('t.sku_id', ids(skus)));
  const reserved = new Map(
    store
      .select('reserved_stocks', within('t.stock_item_id', ids(items)))
      .map((it) => [it.stock_item_id, it.quantity ?? 0]),
  );
  const level = (skuId: string, locationId: string): Value => {
    const item = items.find((it) => it.sku_id === skuId && it.stock_location_id === locationId);
    if (item === undefined) return html`<span class="soft">–</span>`;
    const reservedQuantity = reserved.get(item.id) ?? 0;
    return html`<span class="${item.quantity === 0 && 'none'}">${item.quantity}</span>${
        reservedQuantity > 0 && html` <span class="soft">(${reservedQuantity} reserved)</span>`
      }`;
  };
  return {
    title: 'Stock',
    live: true,
    content: html`
      <form class="filter" role="search" aria-label="Filter stock">
        <label>
          Code or name contains
          <input name="q" type="search" value="${q}" autocomplete="off" />
        </label>
        <button type="submit">Show</button>
        ${q !== '' && html`<a href="/_admin/stock">Show all</a>`}
      </form>
      ${table({
        id: 'stock',
        caption: 'Stock by location',
        columns: [
          { label: 'SKU' },
          { label: 'Name', wide: true },
          ...locations.map(({ name }) => ({ label: name, numeric: true as const })),
        ],
        rows: skus.map((sku) => [
          html`<span class="code">${sku.code}</span>`,
          sku.name,
          ...locations.map(({ id }) => level(sku.id, id)),
        ]),
        empty: q === '' ? 'The catalogue is empty: seed it, or create SKUs.' : 'No SKU matches.',
      })}
      ${pager('/_admin/stock', { q }, { page, pages: Math.ceil(total / perPage) })}
    `,
  };
};
