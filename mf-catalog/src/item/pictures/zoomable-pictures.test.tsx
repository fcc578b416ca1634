import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { makeItem, PICTURE } from '../../testing/factories.ts';
import { resetCatalogue } from '../../testing/fake-catalogue.ts';
import { resetShelf } from '../../testing/fake-item-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as productPage from '../../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../../testing/fake-item-catalogue.ts'),
);

const barbera = { params: { code: 'BARBERA-ASTI-750' } };
const openProduct = async () => {
  const { element } = await openPage(productPage, barbera);
  render(element);
  return { user: userEvent.setup() };
};

beforeEach(() => {
  resetCatalogue({ items: [makeItem()] });
  resetShelf();
});

describe('pictures of an item', () => {
  it('S1 opens the large picture by keyboard and returns the focus', async () => {
    const { user } = await openProduct();
    const open = screen.getByRole('link', { name: 'Enlarge the picture: Barbera d’Asti' });
    expect(open).toHaveAttribute('href', '/media/barbera-asti-750-1280.webp');
    open.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Barbera d’Asti' });
    await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('150%');
    await user.keyboard('0');
    expect(within(dialog).getByRole('status')).toHaveTextContent('100%');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(open).toHaveFocus();
  });

  describe('with further pictures', () => {
    const further = (shows: string) => ({ ...PICTURE, shows, src: `/media/${shows}-640.webp` });
    const pictures = [further('label'), further('glass')];
    beforeEach(() => {
      const made = makeItem();
      resetCatalogue({ items: [{ ...made, metadata: { ...made.metadata, pictures } }] });
    });
    const label = 'Barbera d’Asti: the label up close';
    const openLabel = async () => {
      const { user } = await openProduct();
      const link = screen.getByRole('link', { name: `Enlarge the picture: ${label}` });
      link.focus();
      await user.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Barbera d’Asti' }));
      return { user, link, dialog };
    };

    it('S1 opens the pressed picture and returns the focus to it', async () => {
      const { user, link, dialog } = await openLabel();
      expect(link).toHaveAttribute('href', '/media/label-1280.webp');
      expect(dialog.getByRole('img', { name: label })).toHaveAttribute(
        'src',
        '/media/label-1280.webp',
      );
      expect(dialog.getByText(`${label} – 2 of 3`)).toHaveAttribute('aria-live', 'polite');
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      expect(link).toHaveFocus();
    });

    it('S1 cycles through all pictures by buttons, which keep the focus, and by arrows', async () => {
      const { user, dialog } = await openLabel();
      const next = dialog.getByRole('button', { name: 'Next picture' });
      await user.click(next);
      expect(dialog.getByRole('img')).toHaveAttribute('src', '/media/glass-1280.webp');
      await user.click(next);
      expect(dialog.getByText('Barbera d’Asti – 1 of 3')).toBeVisible();
      expect(next).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
      expect(dialog.getByRole('img')).toHaveAttribute('src', '/media/glass-1280.webp');
      await user.keyboard('{ArrowLeft}');
      expect(dialog.getByRole('img', { name: label })).toBeVisible();
      await user.keyboard('{ArrowRight}');
      expect(dialog.getByRole('img')).toHaveAttribute('src', '/media/glass-1280.webp');
    });

    it('S1 moves a zoomed picture by arrows, and fits the next one', async () => {
      const { user, dialog } = await openLabel();
      await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
      await user.keyboard('{ArrowRight}');
      expect(dialog.getByRole('img', { name: label })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Next picture' }));
      expect(dialog.getByRole('status')).toHaveTextContent('100%');
    });

    it('S1 links to the large files without JavaScript', async () => {
      const { element } = await openPage(productPage, barbera);
      const html = renderToString(element);
      for (const file of ['barbera-asti-750-1280', 'label-1280', 'glass-1280'])
        expect(html).toContain(`href="/media/${file}.webp"`);
    });
  });

  it('S1 has no buttons for other pictures if there is only one', async () => {
    const { user } = await openProduct();
    await user.click(screen.getByRole('link', { name: /^Enlarge/ }));
    await screen.findByRole('dialog', { name: 'Barbera d’Asti' });
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  });

  it('S1 cannot zoom an item without a picture', async () => {
    resetCatalogue({ items: [makeItem({ imageUrl: null })] });
    await openProduct();
    expect(screen.queryByRole('link', { name: /Enlarge/ })).not.toBeInTheDocument();
    expect(screen.getAllByTestId('no-picture')).not.toEqual([]);
  });
});
