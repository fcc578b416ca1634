import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeBundle } from '../../testing/factories.ts';
import { resetCatalogue } from '../../testing/fake-catalogue.ts';
import { resetShelf } from '../../testing/fake-item-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as bundlePage from '../../pages/bundle.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../../testing/fake-item-catalogue.ts'),
);

/** Opens a bundle and returns the analytics events of its parts list. */
const openBundle = async () => {
  const { element, analytics } = await openPage(bundlePage, {
    params: { code: 'BUNDLE-APERITIVO' },
  });
  render(element);
  return () =>
    analytics.filter(
      ({ params }) => 'item_list_name' in params && params.item_list_name === 'bundle-parts',
    );
};

beforeEach(() => {
  resetCatalogue({ bundles: [makeBundle()] });
  resetShelf();
});

describe('parts of a bundle', () => {
  it('A1 are reported as a list once, in order', async () => {
    const events = await openBundle();
    const items = makeBundle().parts.map(({ code }, index) =>
      expect.objectContaining({ item_id: code, index, item_list_name: 'bundle-parts' }),
    );
    expect(events()).toEqual([
      { name: 'view_item_list', params: expect.objectContaining({ currency: 'EUR', items }) },
    ]);
  });

  it('A1 sends select_item for a part', async () => {
    const events = await openBundle();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Nivale' }));
    expect(events().at(-1)).toEqual({
      name: 'select_item',
      params: expect.objectContaining({
        items: [expect.objectContaining({ item_id: 'NIVALE-750', index: 1 })],
      }),
    });
  });
});
