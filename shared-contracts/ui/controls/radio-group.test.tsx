import { screen } from '@testing-library/react';
import { useState } from 'react';
import { RadioCard } from './radio-card.tsx';
import { RadioGroup } from './radio-group.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

const Shipping = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup legend="Shipping" name="shipping" value={value} onChange={setValue} error={error}>
      <RadioCard value="standard" title="Standard" text="3–5 days" aside="€5.90" />
      <RadioCard value="express" title="Express">
        Telephone for the courier
      </RadioCard>
      <RadioCard value="van" title="Our van" disabled />
    </RadioGroup>
  );
};

describe('RadioGroup', () => {
  it('chooses by a click on the row and shows what belongs to the choice', async () => {
    const { user } = renderInShop(<Shipping />);
    await user.click(screen.getByText('Express'));
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
    expect(screen.getByText('Telephone for the courier')).toBeVisible();
    await user.click(screen.getByText('Standard'));
    expect(screen.queryByText('Telephone for the courier')).not.toBeInTheDocument();
  });

  it('names a choice by its title and describes it by price and text', () => {
    renderInShop(<Shipping />);
    expect(screen.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription(
      '3–5 days €5.90',
    );
    expect(screen.getByRole('radio', { name: 'Our van' })).toBeDisabled();
  });

  it('WCAG 3.3.1 ties the error to the group', () => {
    renderInShop(<Shipping error="This field is required" />);
    const group = screen.getByRole('radiogroup', { name: 'Shipping' });
    expect(group).toHaveAccessibleDescription('This field is required');
    expect(group).toBeInvalid();
  });
});
