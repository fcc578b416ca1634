import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { LineParts } from './line-parts.tsx';

describe('LineParts', () => {
  it('S5 lists the contents of a bundle with quantities', async () => {
    const parts = [{ code: 'GAVI', name: 'Gavi', imageUrl: null, quantity: 3 }];
    await renderInShop(<LineParts parts={parts} />, createTestPage());
    expect(screen.getByRole('list', { name: 'In this gift box' })).toHaveTextContent('3 × Gavi');
  });
});
