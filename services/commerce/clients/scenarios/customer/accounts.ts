import { strict as assert } from 'node:assert';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios } from '../../scenario.ts';
import { asCustomer, asGuest, asIntegration } from '../../sign-in.ts';

/** What the shop's own API does with the platform for an account. */
export const accounts: Scenarios = {
  'O2 a forgotten password is reset with the token that only integrations see, once': async (
    setup,
  ) => {
    const account = { email: 'smemorata@example.com', password: 'segreto1' };
    await (await asGuest(setup)).customers.create(account);
    const office = await asIntegration(setup);
    const reset = await office.customer_password_resets.create({ customer_email: account.email });
    assert.equal(typeof reset.reset_password_token, 'string');
    const change = {
      id: reset.id,
      customer_password: 'nuovissimo1',
      _reset_password_token: reset.reset_password_token ?? '',
    };
    await office.customer_password_resets.update(change);
    const { id } = await asCustomer(setup, { ...account, password: 'nuovissimo1' });
    assert.equal((await office.customers.retrieve(id)).email, account.email);
    const again = await problemOf(office.customer_password_resets.update(change));
    assert.ok((again.status ?? 0) >= 400);
  },
  'a webhook is registered with its secret, and its deliveries can be read': async (setup) => {
    const office = await asIntegration(setup);
    const webhook = await office.webhooks.create({
      name: 'Orders',
      topic: 'orders.place',
      callback_url: 'https://office.example.com/orders',
      include_resources: ['customer', 'line_items'],
    });
    assert.equal(typeof webhook.shared_secret, 'string');
    assert.deepEqual(Array.from(await office.webhooks.last_event_callbacks(webhook.id)), []);
    await office.webhooks.delete(webhook.id);
  },
};
