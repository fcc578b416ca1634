import { screen } from '@testing-library/react';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import {
  customer,
  openAddressSection,
  prepareAddressSection,
  withEmail,
} from '../../testing/open-address-section.tsx';

jest.mock('./customer-book.tsx', () => {
  throw new Error('the chunk failed to load');
});

prepareAddressSection();

it('E1 a customer types the address, which cannot be saved, if the code of the address book fails to load', async () => {
  await openAddressSection(createFakePlatform(withEmail()), { session: customer });
  expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('');
  expect(screen.queryByRole('checkbox', { name: /save/i })).toBeNull();
});
