import type { FastifyInstance } from 'fastify';
import { readMeasuredMarkets, readPageVitals } from '../../release-health/pages/page-vitals.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf } from '../http/guard.ts';
import { sendPage } from '../http/send-page.ts';
import { PERIODS, speedPage } from './speed-page.ts';

interface SpeedQuery {
  Querystring: { market?: unknown; days?: unknown };
}

/** Visitors' Web Vitals by page and market, for every role. An unknown market or period counts as the default. */
export const speedRoutes = (
  guarded: FastifyInstance,
  { database, now }: BackOfficeContext,
): void => {
  guarded.get<SpeedQuery>('/speed', async (request, reply) => {
    const markets = await readMeasuredMarkets(database);
    const market = markets.find((it) => it === request.query.market) ?? null;
    const days = PERIODS.find((it) => String(it) === request.query.days) ?? PERIODS[0];
    const pages = await readPageVitals(database, { days, market }, now());
    const page = speedPage({ pages, markets, market, days });
    return sendPage(reply, page, { reader: readerOf(request) });
  });
};
