/** @jest-environment node */
import { BROKEN, EXPIRED, renderedPage as page, servePages, SHOWN } from './testing/serve-pages.ts';

describe('pages of a preview', () => {
  const address = '/it/eur/it/product/BAROLO';

  it('R10 are rendered for their visitor, say what they show, and are kept by no cache', async () => {
    const { get, rendered } = servePages({}, page(200));
    await get();
    for (let visits = 0; visits < 2; visits += 1) {
      const { headers, body } = await get(address, `__Host-fv.preview=${SHOWN}`);
      expect(body).toContain('Preview of cart 2.0.0');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect(rendered).toHaveLength(3);
    expect((await get()).body).not.toContain('Preview of');
  });

  it('R10 give way to the live ones once the link has expired', async () => {
    const { headers, body } = await servePages({}, page(200)).get(
      address,
      `__Host-fv.preview=${EXPIRED}`,
    );
    expect(body).not.toContain('Preview of');
    expect(headers['set-cookie']).toMatch(/^__Host-fv\.preview=; .*Max-Age=0/);
  });

  it('R10 say so if they cannot be shown', async () => {
    const { statusCode, body } = await servePages({}, page(200)).get(
      address,
      `__Host-fv.preview=${BROKEN}`,
    );
    expect(statusCode).toBe(503);
    expect(body).toContain('/preview/end');
  });
});
