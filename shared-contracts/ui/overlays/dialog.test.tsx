import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

// jsdom has the element without its methods.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Country</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Choose a country"
        actions={<button>Go back</button>}
      >
        Where to?
      </Dialog>
    </>
  );
};

const opened = async () => {
  const { user } = renderInShop(<Page />);
  await user.click(screen.getByRole('button', { name: 'Country' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Choose a country' }) };
};

describe('Dialog', () => {
  it('S15 is not there until opened, then has its title as name', async () => {
    renderInShop(<Page />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Where to?')).not.toBeInTheDocument();
  });

  it('S15 takes the focus and gives it back when closed by its button', async () => {
    const { user, dialog } = await opened();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Country' })).toHaveFocus();
  });

  it('S15 has no landmarks of its own: those of the page are there once', async () => {
    const { dialog } = await opened();
    for (const landmark of ['banner', 'contentinfo'])
      expect(within(dialog).queryByRole(landmark)).not.toBeInTheDocument();
  });

  it('S15 closes on Esc, which the browser reports as cancel', async () => {
    const { dialog } = await opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('S15 closes on a click beside it, not on one inside', async () => {
    const { user, dialog } = await opened();
    await user.click(screen.getByText('Where to?'));
    expect(dialog).toBeVisible();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('S15 stays open when a text is selected beyond its edge', async () => {
    const { user, dialog } = await opened();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Where to?') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    // A browser reports the click at the element that contains both.
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
  });

  it('S15 restores the focus when unmounted while open', () => {
    const Host = ({ shown }: { shown: boolean }) => (
      <>
        <button>Country</button>
        {shown && (
          <Dialog open onClose={() => undefined} title="Choose">
            Where to?
          </Dialog>
        )}
      </>
    );
    const { rerender } = renderInShop(<Host shown={false} />);
    screen.getByRole('button', { name: 'Country' }).focus();
    rerender(<Host shown />);
    expect(screen.getByRole('button', { name: 'Country' })).not.toHaveFocus();
    rerender(<Host shown={false} />);
    expect(screen.getByRole('button', { name: 'Country' })).toHaveFocus();
  });
});
