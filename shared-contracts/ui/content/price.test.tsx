import { renderInShop } from '../testing/render-in-shop.tsx';
import { Price } from './price.tsx';

const euro = (cents: number) => ({ cents, currency: 'EUR' as const });
const spoken = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ');

describe('Price', () => {
  it('M8 is written as the language does', () => {
    expect(spoken(renderInShop(<Price money={euro(145_00)} />, { locale: 'it' }).container)).toBe(
      '145,00 €',
    );
    expect(spoken(renderInShop(<Price money={euro(145_00)} />).container)).toBe('€145.00');
  });

  it('M8 shows dollars with $ in every language', () => {
    const dollars = { cents: 9_50, currency: 'USD' as const };
    expect(spoken(renderInShop(<Price money={dollars} />, { locale: 'it' }).container)).toBe(
      '9,50 $',
    );
  });

  it('distinguishes the former price from the current one, also for screen readers', () => {
    const { container } = renderInShop(<Price money={euro(14_50)} compareAt={euro(18_00)} />);
    expect(spoken(container)).toBe('Previous price €18.00 Current price €14.50');
  });

  it('says that a former price is the lowest of the days before the reduction', () => {
    const { container } = renderInShop(
      <Price money={euro(14_50)} compareAt={{ ...euro(16_00), days: 30 }} />,
      { locale: 'it' },
    );
    expect(spoken(container)).toBe(
      'Prezzo più basso dei 30 giorni prima della riduzione: 16,00 € Prezzo attuale 14,50 €',
    );
  });

  it('compares a bundle with its parts, without a former price', () => {
    const { container } = renderInShop(
      <Price money={euro(24_50)} compareAt={{ ...euro(27_20), parts: true }} />,
    );
    expect(spoken(container)).toBe('€24.50 Bought separately: €27.20');
    expect(container.querySelector('s')).toBeNull();
  });

  it('shows no comparison that is no reduction', () => {
    const { container } = renderInShop(<Price money={euro(14_50)} compareAt={euro(14_50)} />);
    expect(spoken(container)).toBe('€14.50');
  });
});
