import { createPageCounts, storePageCounts } from '../../release-health/pages/page-vitals.ts';
import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
let browser: TestBrowser;
beforeAll(async () => {
  platform = await startDeskPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  desk = await startBackOffice(platform.origin);
  await desk.giveProfile();
  browser = desk.browser();
  await browser.signIn();
});
afterEach(() => desk.stop());

const text = async (query = '') => {
  const { body } = await browser.get(`/back-office/speed${query}`);
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
};

describe('the speed of pages', () => {
  it('R7 shows the Web Vitals of a market and a period, with their rating', async () => {
    const counts = createPageCounts();
    counts.add({ page: 'catalog/home', market: 'it-eur' }, 'lcp:30', 4);
    counts.add({ page: 'catalog/home', market: 'it-eur' }, 'cls:60', 4);
    counts.add({ page: 'catalog/home', market: 'us-usd' }, 'lcp:50', 12);
    await storePageCounts(desk.database, counts.take(), new Date());
    expect(await text('?market=it-eur&days=7')).toMatch(
      /it-eur, 7 days .* catalog\/home 770 ms good, 4 visits – 0\.237 fair, 4 visits/,
    );
    expect(await text()).toMatch(/all markets, 28 days .* catalog\/home 4770 ms poor, 16 visits/);
  });

  it('R7 shows all markets for an unknown one, and says so without a visit', async () => {
    expect(await text('?market=%00&days=9999&days=1')).toMatch(
      /Period: 28 days\. All markets 28 days .* No visit was measured/,
    );
  });
});
