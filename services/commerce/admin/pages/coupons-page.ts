import { html, moment, table } from '@shop/server-kit/html';
import { condition, everything } from '../../engine/store/condition.ts';
import { promotionTypes } from '../../domains/promotion/shapes/promotion-types.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';
import { pager } from '../html/pager.ts';
import { usage } from '../html/usage.ts';
import { pageNumber, type PageQuery } from '../http/page-query.ts';

const perPage = 50;

/** Coupons, newest first, with the promotion of each and how often it was used. */
export const couponsPage = ({ store }: AdminContext, query: PageQuery): Page => {
  const code = (query['code'] ?? '').trim();
  const where =
    code === '' ? everything : condition('instr(lower(t.code), ?) > 0', code.toLowerCase());
  const page = pageNumber(query);
  const total = store.count('coupons', where);
  const coupons = store.select(
    'coupons',
    where,
    `ORDER BY t.rowid DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  );
  const promotionOf = (ruleId: string | null) =>
    promotionTypes
      .flatMap((type) => store.where(type, { coupon_codes_promotion_rule_id: ruleId }))
      .at(0)?.name ?? '–';
  return {
    title: 'Coupons',
    live: true,
    content: html`
      <form class="filter" role="search" aria-label="Filter coupons">
        <label>
          Code contains
          <input name="code" type="search" value="${code}" autocomplete="off" />
        </label>
        <button type="submit">Show</button>
        ${code !== '' && html`<a href="/_admin/coupons">Show all</a>`}
      </form>
      ${table({
        id: 'coupons',
        caption: 'Coupons',
        columns: [
          { label: 'Code' },
          { label: 'Promotion' },
          { label: 'Used', numeric: true },
          { label: 'Once a customer', wide: true },
          { label: 'For', wide: true },
          { label: 'Until', numeric: true, wide: true },
        ],
        rows: coupons.map((coupon) => [
          html`<span class="code">${coupon.code}</span>`,
          promotionOf(coupon.promotion_rule_id),
          usage(coupon.usage_count, coupon.usage_limit),
          coupon.customer_single_use ? 'yes' : 'no',
          html`<span class="long">${coupon.recipient_email ?? 'anyone'}</span>`,
          moment(coupon.expires_at) ?? 'no end',
        ]),
        empty: code === '' ? 'No coupons yet.' : 'No coupon matches.',
      })}
      ${pager('/_admin/coupons', { code }, { page, pages: Math.ceil(total / perPage) })}
    `,
  };
};
