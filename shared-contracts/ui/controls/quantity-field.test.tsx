import { screen } from '@testing-library/react';
import { useState } from 'react';
import { QuantityField } from './quantity-field.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

const setUp = (start = 2, max = 24) => {
  const change = jest.fn();
  const Line = () => {
    const [quantity, setQuantity] = useState(start);
    return (
      <QuantityField
        label="Quantity"
        value={quantity}
        max={max}
        onChange={(it) => {
          change(it);
          setQuantity(it);
        }}
      />
    );
  };
  const { user } = renderInShop(<Line />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  const type = async (typed: string) => {
    await user.clear(field);
    change.mockClear();
    if (typed) await user.type(field, typed);
  };
  return { user, change, field, type };
};

describe('QuantityField', () => {
  it('has labeled buttons for plus and minus', async () => {
    const { user, change, field } = setUp();
    await user.click(screen.getByRole('button', { name: 'One more: Quantity' }));
    expect(field).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'One less: Quantity' }));
    await user.click(screen.getByRole('button', { name: 'One less: Quantity' }));
    expect(change.mock.calls).toEqual([[3], [2], [1]]);
    const less = screen.getByRole('button', { name: 'One less: Quantity' });
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    await user.click(less);
    expect(field).toHaveValue('1');
    expect(change).toHaveBeenCalledTimes(3);
  });

  it.each(['{Enter}', '{Tab}'])('takes a typed number, whole, on %s', async (key) => {
    const { user, change, type, field } = setUp();
    await type('12');
    expect(change).not.toHaveBeenCalled();
    await user.keyboard(key);
    expect(change.mock.calls).toEqual([[12]]);
    expect(field).toBeValid();
  });

  it.each(['0', '-1', '1.5', '1e9', '', 'abc'])(
    'V9 reports the problem with %j, changes nothing and restores the last valid value',
    async (typed) => {
      const { user, change, field, type } = setUp();
      await type(typed);
      await user.keyboard('{Enter}');
      expect(field).toHaveAccessibleDescription('Enter a whole number of 1 or more');
      expect(field).toBeInvalid();
      await user.tab();
      expect(field).toHaveValue('2');
      expect(field).toBeValid();
      expect(screen.getByRole('status')).toHaveTextContent('Enter a whole number of 1 or more');
      expect(change).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['0', true],
    ['3', false],
  ])('V9 Enter on %j keeps a form from being sent: %s', async (typed, kept) => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderInShop(
      <form onSubmit={submit}>
        <QuantityField label="Pieces" value={2} max={24} onChange={() => undefined} />
        <button>Add</button>
      </form>,
    );
    const field = screen.getByRole('textbox', { name: 'Pieces' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(submit).toHaveBeenCalledTimes(kept ? 0 : 1);
  });

  it.each(['0', '9', ''])(
    'V9 a form is not sent with %j by its button: the field says why and keeps it',
    async (typed) => {
      const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
      const { user } = renderInShop(
        <form onSubmit={submit}>
          <QuantityField label="Quantity" value={2} max={5} onChange={() => undefined} />
          <button>Add</button>
        </form>,
      );
      const field = screen.getByRole('textbox', { name: 'Quantity' });
      const add = screen.getByRole('button', { name: 'Add' });
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.click(add);
      expect(submit).not.toHaveBeenCalled();
      expect(field).toHaveFocus();
      expect(field).toHaveValue(typed);
      expect(field).toHaveAccessibleDescription(/Enter a whole number|Up to 5/);
      await user.clear(field);
      await user.type(field, '3');
      await user.click(add);
      expect(submit).toHaveBeenCalledTimes(1);
    },
  );

  it('V9 says at once how many there are at most, when more are typed', async () => {
    const { user, change, type, field } = setUp(2, 5);
    await type('9');
    expect(screen.getByRole('status')).toHaveTextContent('Up to 5 items');
    await user.tab();
    expect(change).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
    expect(screen.getByRole('status')).toHaveTextContent('Up to 5 items');
  });

  it('V9 says how many there are at most, when the button is pressed once more', async () => {
    const { user, change } = setUp(5, 5);
    await user.click(screen.getByRole('button', { name: 'One more: Quantity' }));
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Up to 5 items');
  });
});
