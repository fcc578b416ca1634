import { screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field.tsx';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { TextAreaField } from './text-area-field.tsx';

const texts = { label: 'City', hint: 'As on the letter box', error: 'This field is required' };

describe.each([
  ['Field', <Field {...texts} />, 'textbox'],
  ['TextAreaField', <TextAreaField {...texts} />, 'textbox'],
  ['SelectField', <SelectField {...texts} options={[]} />, 'combobox'],
  ['CheckboxField', <CheckboxField {...texts} />, 'checkbox'],
])('%s', (_, field, role) => {
  it('WCAG 3.3.1 ties label, hint and error to the control', () => {
    renderInShop(field);
    const control = screen.getByRole(role, { name: 'City' });
    expect(control).toHaveAccessibleDescription('As on the letter box This field is required');
    expect(control).toBeInvalid();
  });
});

describe('Field', () => {
  it('is valid and described by nothing without hint and error', () => {
    renderInShop(<Field label="City" autoComplete="address-level2" />);
    const control = screen.getByRole('textbox', { name: 'City' });
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).toHaveAttribute('autocomplete', 'address-level2');
  });

  it('says in its label that it is optional', () => {
    renderInShop(<Field label="Company" optional />);
    expect(screen.getByRole('textbox', { name: 'Company optional' })).toBeVisible();
  });

  it('lets a password be pasted', async () => {
    const { user } = renderInShop(<Field label="Password" />);
    await user.click(screen.getByRole('textbox', { name: 'Password' }));
    await user.paste('correct horse');
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
  });
});

describe('SelectField', () => {
  it('offers its options after an empty first one', () => {
    renderInShop(
      <SelectField label="Country" placeholder options={[{ value: 'IT', label: 'Italy' }]} />,
    );
    expect(screen.getAllByRole('option').map((it) => it.textContent)).toEqual([
      'Please choose',
      'Italy',
    ]);
  });
});
