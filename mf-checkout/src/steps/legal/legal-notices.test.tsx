import { screen } from '@testing-library/react';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { aLine, anAddress, anOrderReadyToPay } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';
import { clearDraft } from '../checkout-draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

/** Opens the payment section of an order to a country, with or without wine in it. */
const open = async (
  country: string,
  alcohol: boolean,
  locale: 'fr' | 'de' | 'en' | 'es' = 'en',
) => {
  const order = anOrderReadyToPay({
    lines: [aLine({ alcohol })],
    countryLock: country,
    shippingAddress: anAddress({ country_code: country }),
  });
  const platform = createFakePlatform(order);
  await renderCheckout({ platform, path: '/checkout/payment', country, locale });
  return screen.findByRole('button', {
    name: /order and pay|place order|kaufen|bestellen|commander|pedido|pagar|paiement/i,
  });
};
const HEALTH =
  /L’abus d’alcool est dangereux pour la santé, à consommer avec modération\. La vente d’alcool à des mineurs de moins de 18\sans est interdite\./;
const DELIVERY = /Der Zusteller prüft bei der Übergabe das Alter .* ab 16\sJahren/;

describe('wording about alcohol beside the payment', () => {
  it('S7 warns in France of the abuse, and of the sale to minors', async () => {
    await open('FR', true, 'fr');
    expect(screen.getByText(HEALTH)).toBeVisible();
  });

  it('S7 states in Germany that the age is checked at delivery', async () => {
    await open('DE', true, 'de');
    expect(screen.getByText(DELIVERY)).toBeVisible();
  });

  it('S7 is absent without alcohol, and in countries that require none', async () => {
    await open('FR', false, 'fr');
    expect(screen.queryByText(HEALTH)).not.toBeInTheDocument();
    await open('US', true);
    expect(screen.queryByText(/Alcohol abuse|At delivery the/)).not.toBeInTheDocument();
  });
});

describe('notice on the legal guarantee', () => {
  it.each([
    ['DE', 'de', /Gewährleistung: 2 Jahre/, /Reparatur oder Ersatz, auf Preisminderung/],
    ['ES', 'es', /Garantía legal de conformidad: 3 años/, /reparación o la sustitución/],
  ] as const)(
    'S7 is above the button, with years, rights, link and QR code: %s',
    async (country, locale, title, rights) => {
      const button = await open(country, false, locale);
      const heading = screen.getByRole('heading', { name: title });
      expect(heading).toBeVisible();
      expect(heading.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByText(rights)).toBeVisible();
      expect(screen.getByRole('link', { name: /Your Europe/ })).toHaveAttribute(
        'href',
        expect.stringMatching(`^https://europa\\.eu/youreurope/.*_${locale}\\.htm$`),
      );
      expect(screen.getByRole('img', { name: /QR/ })).toHaveAttribute(
        'src',
        `/guarantee-${locale}.svg`,
      );
      expect(heading.closest('details')).toBeNull();
    },
  );

  it('S7 is absent outside of the EEA', async () => {
    await open('US', false);
    expect(screen.queryByRole('heading', { name: /Legal guarantee/ })).not.toBeInTheDocument();
  });
});
