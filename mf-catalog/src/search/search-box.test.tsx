import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createTestPage, inShop } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import remote from '../remote.ts';
import SearchBox from './search-box.tsx';
import { barberas, index, resetIndex } from './testing/fake-suggestions.ts';
import { openSearch } from './testing/open-search.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('./testing/fake-suggestions.ts'),
);

beforeEach(() => {
  document.body.innerHTML = '';
  resetIndex();
  localStorage.clear();
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

const BARBERAS = [
  'Barbera d’Asti€14.50 €19.33/l',
  'Barbera del Monferrato€14.50 €19.33/l',
  'Aperitivo Box€24.50 Bought separately: €27.20',
  'Red wine 18 products',
  'All results for “barb”',
];

describe('SearchBox', () => {
  it('S4 is a plain form on the server, with the term of the shown results', async () => {
    const page = createTestPage();
    const html = renderToString(await inShop(<SearchBox />, remote, page, '/search?q=%3Cb%3E'));
    document.body.innerHTML = html;
    const form = screen.getByRole('search');
    const field = within(form).getByLabelText('Search the shop');
    expect(form).toHaveAttribute('role', 'search');
    expect(form).toHaveAttribute('action', '/it/eur/en/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveValue('<b>');
    expect(field).toHaveAttribute('name', 'q');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });

  it('S4 is no combobox and sends no request before the first focus', async () => {
    await openSearch();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(index.asked).toEqual([]);
  });

  it('S4 suggests items with price, categories with counts, and all results', async () => {
    const { enter, user, field, options } = await openSearch();
    await enter();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('barb');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(options()).toEqual(BARBERAS);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(within(list).getByRole('group', { name: 'Products' })).toBeVisible();
    expect(within(list).getByRole('group', { name: 'Categories' })).toBeVisible();
    expect(within(list).getAllByText('Barb')[0]).toHaveProperty('tagName', 'MARK');
    expect(screen.getByText('4 suggestions')).toHaveAttribute('role', 'status');
  });

  it('S4 arrows, Home and End move through the options while the focus stays in the field', async () => {
    const { enter, user, field, active } = await openSearch();
    await enter();
    await user.keyboard('barb');
    await screen.findByRole('listbox');
    expect(active()).toBeUndefined();
    for (const [key, expected] of [
      ['{ArrowDown}', BARBERAS[0]],
      ['{ArrowDown}', BARBERAS[1]],
      ['{End}', BARBERAS[4]],
      ['{ArrowDown}', BARBERAS[0]],
      ['{ArrowUp}', BARBERAS[4]],
      ['{Home}', BARBERAS[0]],
    ] as const) {
      await user.keyboard(key);
      expect(active()).toBe(expected);
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(expected!);
    }
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(active()).toBeUndefined();
    await user.keyboard('{Home}');
    expect(field.selectionStart).toBe(0);
    expect(active()).toBeUndefined();
  });

  it('S4 an arrow pressed as soon as the list appears moves in it', async () => {
    index.answers = { barb: barberas };
    const { enter, user, field, active } = await openSearch();
    await enter();
    const pressed = new MutationObserver(() => {
      if (screen.queryAllByRole('option').length === 0) return;
      pressed.disconnect();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    });
    pressed.observe(field.form!, { childList: true, subtree: true });
    await user.keyboard('barb');
    await screen.findByRole('option', { selected: true });
    expect(active()).toBe(BARBERAS[0]);
  });

  it('S4 A1 Enter opens the active item and reports its position', async () => {
    const { enter, user, place, analytics, options } = await openSearch();
    await enter();
    await user.keyboard('barb');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/it/eur/en/product/BARBERA-DEL-MONFERRATO/barbera-del-monferrato');
    expect(options()).toEqual([]);
    expect(analytics).toEqual([
      {
        name: 'select_item',
        params: {
          currency: 'EUR',
          item_list_name: 'search:suggestions',
          items: [
            {
              item_id: 'BARBERA-DEL-MONFERRATO',
              item_name: 'Barbera del Monferrato',
              price: 14.5,
              item_list_name: 'search:suggestions',
              index: 1,
            },
          ],
        },
      },
    ]);
  });

  it.each([
    ['a bundle', 2, '/it/eur/en/bundle/BUNDLE-APERITIVO/aperitivo-box'],
    ['a category', 3, '/it/eur/en/category/red'],
    ['all results', 4, '/it/eur/en/search?q=barb'],
  ])('S4 a click opens %s', async (_, at, path) => {
    const { enter, user, field, place } = await openSearch();
    await enter();
    await user.keyboard('barb');
    await user.click((await screen.findAllByRole('option'))[at]!);
    expect(place()).toBe(path);
    expect(field).toHaveValue(path.endsWith('q=barb') ? 'barb' : '');
  });

  it('S4 Enter without an active option opens the results and stores the term', async () => {
    const { enter, user, place, options } = await openSearch();
    await enter();
    await user.keyboard('  vino &  rosso {Enter}');
    expect(place()).toBe('/it/eur/en/search?q=vino%20%26%20rosso');
    expect(options()).toEqual([]);
    expect(JSON.parse(storedText('searches')!)).toEqual(['vino & rosso']);
  });

  it('S4 spaces alone start no search', async () => {
    const { enter, user, field, place } = await openSearch();
    await enter();
    await user.keyboard('   {Enter}');
    expect(place()).toBe('/it/eur/en');
    expect(field).toHaveFocus();
    expect(index.asked).toEqual([]);
  });

  it('S4 Escape closes the list, then clears the field', async () => {
    const { enter, user, field, options } = await openSearch();
    await enter();
    await user.keyboard('barb');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('barb');
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(BARBERAS);
    await user.keyboard('{Escape}{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('S4 Tab and a click outside close the list, and the next focus opens it again', async () => {
    const { enter, user, options, field } = await openSearch();
    await enter();
    await user.keyboard('barb');
    await screen.findByRole('listbox');
    await user.tab();
    expect(options()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await user.click(field);
    expect(options()).toEqual(BARBERAS);
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(options()).toEqual([]);
  });

  it('S4 ignores text that an input method is composing', async () => {
    const { enter, field, options } = await openSearch();
    await enter();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'bar' }, isComposing: true });
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(index.asked).toEqual([]);
    await act(async () => void fireEvent.compositionEnd(field));
    expect(index.asked).toEqual(['bar']);
    expect(options()).toHaveLength(5);
  });

  it('S4 announces an empty list, and shows the corrected spelling', async () => {
    index.answers['barbara'] = { ...barberas, corrected: 'barbera' };
    const { enter, user } = await openSearch();
    await enter();
    await user.keyboard('barbara');
    expect(await screen.findByText('Suggestions for “barbera”')).toBeVisible();
    await user.keyboard('xyz');
    expect(await screen.findByText('No suggestions')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('S4 searches without suggestions while the index is down', async () => {
    index.down = true;
    const { enter, user, field, place } = await openSearch();
    await enter();
    await user.keyboard('barb');
    expect(index.asked).toContain('barb');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(place()).toBe('/it/eur/en/search?q=barb');
  });
});
