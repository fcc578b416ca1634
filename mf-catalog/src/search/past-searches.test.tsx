import { screen } from '@testing-library/react';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { resetIndex } from './testing/fake-suggestions.ts';
import { openSearch } from './testing/open-search.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('./testing/fake-suggestions.ts'),
);

describe('past searches', () => {
  beforeEach(() => {
    resetIndex();
    // jsdom does not scroll.
    Element.prototype.scrollIntoView = jest.fn();
    storeText('searches', JSON.stringify(['chianti', 'אבג', 'acqua']));
  });

  it('S4 are listed while the field is empty, and start a search', async () => {
    const { enter, user, options, place } = await openSearch();
    await enter();
    expect(await screen.findByRole('group', { name: 'Past searches' })).toBeVisible();
    expect(options()).toEqual(['chianti', 'אבג', 'acqua', 'Forget all past searches']);
    expect(screen.getByText(/^3 past searches/)).toHaveAttribute('role', 'status');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/it/eur/en/search?q=acqua');
    expect(JSON.parse(storedText('searches')!)).toEqual(['acqua', 'chianti', 'אבג']);
  });

  it('S4 are removed one by one, with Delete or the cross beside them', async () => {
    const { enter, user, options, field } = await openSearch();
    await enter();
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(options()).toEqual(['chianti', 'acqua', 'Forget all past searches']);
    await user.click(screen.getByRole('button', { name: 'Forget “chianti”' }));
    expect(options()).toEqual(['acqua', 'Forget all past searches']);
    expect(field).toHaveFocus();
    expect(JSON.parse(storedText('searches')!)).toEqual(['acqua']);
  });

  it('S4 are cleared from the keyboard', async () => {
    const { enter, user, options, field } = await openSearch();
    await enter();
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(options()).toEqual([]);
    expect(storedText('searches')).toBeNull();
    expect(field).toHaveFocus();
  });

  it('S4 are replaced by suggestions as soon as something is typed', async () => {
    const { enter, user, options } = await openSearch();
    await enter();
    await screen.findByRole('listbox');
    await user.keyboard('barb');
    expect(await screen.findByRole('group', { name: 'Products' })).toBeVisible();
    expect(options()).toHaveLength(5);
  });
});
