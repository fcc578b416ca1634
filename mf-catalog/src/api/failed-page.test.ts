/** @jest-environment node */
import type { PageContext } from '@shop/contracts/remote';
import { failedPage } from './failed-page.ts';

describe('failedPage', () => {
  it('raises the failure on the server, so that no such page is kept', () => {
    const context = { text: (id: string) => id } as PageContext;
    expect(() => failedPage(context, { code: 'CONNECTION' })).toThrow(
      expect.objectContaining({ cause: { code: 'CONNECTION' } }),
    );
  });
});
