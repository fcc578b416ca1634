/** @jest-environment node */
import type { Operation } from '../commerce/call/operation.ts';
import { document, fieldErrorDocument, resource } from '../commerce/testing/document.ts';
import { callContext } from '../commerce/testing/factories.ts';
import { fakePlatform } from '../commerce/testing/fake-platform.ts';
import * as customer from '../commerce/customer/index.ts';
import { adaptExports } from './index.ts';

const adapted = adaptExports('commerce/customer', { ...customer });
const register = adapted['registerCustomer'] as (input: object) => Operation<{ id: string }>;
const input = { email: ' ada@example.com ', password: 'secret' };

describe('registration on the platform, for accounts of 2.3 or older', () => {
  it('R4 is only part of their contract', () => {
    expect(customer).not.toHaveProperty('registerCustomer');
    expect(adapted).toMatchObject({ useCustomerQuery: customer.useCustomerQuery });
    expect(adapted['useRegisterMutation']).toEqual(expect.any(Function));
  });

  it('R4 S10 creates a customer with a password', async () => {
    const created = resource('customers', 'ownerIdAaa', { email: 'ada@example.com' });
    const { calls } = fakePlatform({
      'POST customers': { status: 201, body: document(created) },
    });
    expect(await register(input)(callContext())).toMatchObject({
      ok: true,
      value: { id: 'ownerIdAaa' },
    });
    expect(calls[0]?.body.data?.attributes).toEqual({
      email: 'ada@example.com',
      password: 'secret',
    });
  });

  it('R4 X reports an e-mail that is already registered', async () => {
    fakePlatform({ 'POST customers': { status: 422, body: fieldErrorDocument('email', 'taken') } });
    expect(await register(input)(callContext())).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  });
});
