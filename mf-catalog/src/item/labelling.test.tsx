import { render, screen, within } from '@testing-library/react';
import { skus } from '../../../services/commerce/demo/seed/catalog.ts';
import { makeItem } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const openDemoItem = async (code: string) => {
  const { metadata = {} } = skus.find((it) => it.code === code)!;
  resetCatalogue({ items: [makeItem({ code, metadata })] });
  resetShelf();
  const { element, result } = await openPage(productPage, { params: { code } });
  render(element);
  const table = within(screen.getByRole('table', { name: 'Facts' }));
  return { row: (name: RegExp) => table.getByRole('row', { name }), result };
};

describe('labelling of an item', () => {
  it('S7 names the bottler of a wine with the postal address', async () => {
    const { row, result } = await openDemoItem('BARBERA-ASTI-750');
    expect(row(/^Bottled by/u)).toHaveTextContent(
      'Cascina Orsarola s.s., Strada Orsarola 21, 14053 Canelli (AT), Italy',
    );
    expect(result).toMatchObject({
      head: {
        jsonLd: [
          {
            manufacturer: {
              '@type': 'Organization',
              name: 'Cascina Orsarola s.s.',
              address: {
                '@type': 'PostalAddress',
                streetAddress: 'Strada Orsarola 21',
                postalCode: '14053',
                addressLocality: 'Canelli (AT)',
                addressCountry: 'IT',
              },
            },
          },
          {},
        ],
      },
    });
  });

  it('S7 names the manufacturer of an accessory with both addresses, its identifier and warnings', async () => {
    const { row } = await openDemoItem('DECANTER-1500');
    expect(row(/^Manufacturer/u)).toHaveTextContent(/Fondamenta dei Vetrai 50, 30141 Venezia/u);
    expect(within(row(/^Manufacturer/u)).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:info@vetreria-sanlazzo.example',
    );
    expect(row(/^Identifier/u)).toHaveTextContent('DECANTER-1500');
    expect(row(/^Warnings/u)).toHaveTextContent('Glass: broken edges cut.');
  });
});
