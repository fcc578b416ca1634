/** @jest-environment node */
import type { openMetrics } from '../metrics/open-metrics.ts';
import { renderedPage as page, servePages, SHOWN } from './testing/serve-pages.ts';

const PRODUCT = '/it/eur/it/product/BAROLO';

const COUNT = 'document_duration_seconds_count';
const counts = async ({ registry }: ReturnType<typeof openMetrics>): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((it) => it.startsWith(COUNT));
const series = (page: string, cache: string, status: number) =>
  `${COUNT}{page="${page}",remote="cart",release="1.0.0",cache="${cache}",status="${status}"}`;

describe('the duration of a document', () => {
  it('is measured by cache outcome and status', async () => {
    const { get, metrics } = servePages({}, page(200));
    const { etag } = (await get(PRODUCT)).headers;
    await get(PRODUCT);
    await get(PRODUCT, '', { 'if-none-match': etag });
    expect(await counts(metrics)).toEqual([
      `${series('product', 'miss', 200)} 1`,
      `${series('product', 'hit', 200)} 1`,
      `${series('product', 'hit', 304)} 1`,
    ]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('page_cache_pages{partition="lasting"} 1');
    expect(text).toMatch(/page_cache_bytes\{partition="lasting"\} \d{3,}/);
  });

  it('is not measured for redirects of addresses, files and previews', async () => {
    const { get, metrics } = servePages({}, page(200));
    await get('/product/BAROLO');
    await get('/it/eur/it/picture.png');
    await get(PRODUCT, `__Host-fv.preview=${SHOWN}`);
    expect(await counts(metrics)).toEqual([]);
  });

  it('is that of an unrendered document, which is counted with its failure', async () => {
    const { get, metrics } = servePages({});
    expect((await get(PRODUCT)).statusCode).toBe(503);
    expect(await counts(metrics)).toEqual([`${series('product', 'miss', 503)} 1`]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('documents_unrendered_total{remote="cart",release="1.0.0"} 1');
    expect(text).toContain(
      'render_failures_total{remote="cart",release="1.0.0",reason="thrown"} 1',
    );
  });
});
