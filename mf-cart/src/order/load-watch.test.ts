import { loadWatch, provideWatch } from './load-watch.ts';
import * as watch from './watch-count.ts';

describe('loadWatch', () => {
  it('fetches the code if no page has bundled it', async () => {
    expect(await loadWatch()).toMatchObject({ watchCount: watch.watchCount });
  });

  it('uses the cart page’s own code', async () => {
    const own = { watchCount: jest.fn() };
    provideWatch(own);
    expect(await loadWatch()).toBe(own);
  });
});
