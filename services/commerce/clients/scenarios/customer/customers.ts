import { strict as assert } from 'node:assert';
import type { Setup, Scenarios } from '../../scenario.ts';
import { anAddress } from '../../../testing/an-address.ts';
import { problemOf } from '../../problem-of.ts';
import { asCustomer, asGuest } from '../../sign-in.ts';

let registered = 0;

/** A customer who has just registered, logged in. */
const newCustomer = async (setup: Setup) => {
  registered += 1;
  const account = { email: `cliente-${registered}@example.com`, password: 'segreto1' };
  await (await asGuest(setup)).customers.create({ ...account, metadata: { consent: true } });
  return { ...(await asCustomer(setup, account)), ...account };
};

/** C3: the account of a customer. */
export const customers: Scenarios = {
  'C3 a customer registers, is read with the addresses and changed': async (setup) => {
    const { cl, id, email } = await newCustomer(setup);
    const customer = await cl.customers.retrieve(id, { include: ['customer_addresses.address'] });
    assert.equal(customer.email, email);
    assert.deepEqual(customer.customer_addresses, []);
    assert.deepEqual(customer.metadata, { consent: true });
    const changed = await cl.customers.update({ id, metadata: { birth_date: '1980-01-01' } });
    assert.deepEqual(changed.metadata, { birth_date: '1980-01-01' });
    const next = await cl.customers.update({ id, email: `nuova-${email}` });
    assert.equal(next.email, `nuova-${email}`);
  },
  'C3 customer_addresses are created, listed 25 a page and by country, and deleted': async (
    setup,
  ) => {
    const { cl, id, email } = await newCustomer(setup);
    const countries = [...Array.from({ length: 26 }, () => 'IT'), 'CH'];
    for (const country_code of countries) {
      const address = await cl.addresses.create(anAddress({ country_code, state_code: 'TI' }));
      await cl.customer_addresses.create({
        customer_email: email,
        customer: cl.customers.relationship(id),
        address: cl.addresses.relationship(address.id),
      });
    }
    const params = { include: ['address'], pageSize: 25 } as const;
    const first = await cl.customer_addresses.list({ ...params, include: [...params.include] });
    assert.equal(first.length, 25);
    assert.equal(first.recordCount, 27);
    assert.ok(first.every((it) => it.address?.city === 'Torino'));
    const swiss = await cl.customer_addresses.list({
      include: ['address'],
      pageSize: 25,
      filters: { address_country_code_eq: 'CH' },
    });
    assert.equal(swiss.length, 1);
    assert.equal(swiss.first()?.address?.country_code, 'CH');
    await cl.customer_addresses.delete(swiss.first()?.id ?? '');
    const customer = await cl.customers.retrieve(id, { include: ['customer_addresses.address'] });
    assert.equal(customer.customer_addresses?.length, 26);
    assert.ok(customer.customer_addresses?.every((it) => it.address?.country_code === 'IT'));
  },
  'C3 addresses are created, retrieved, changed and deleted': async (setup) => {
    const { cl } = await newCustomer(setup);
    const { id } = await cl.addresses.create(
      anAddress({ business: true, company: 'Bruni srl', metadata: { person_type: 'company' } }),
    );
    const address = await cl.addresses.retrieve(id);
    assert.equal(address.business, true);
    assert.equal(address.company, 'Bruni srl');
    assert.equal(address.line_2, null);
    assert.deepEqual(address.metadata, { person_type: 'company' });
    const changed = await cl.addresses.update({
      id,
      line_2: 'Scala B',
      metadata: { lastUsage: 2 },
    });
    assert.equal(changed.line_2, 'Scala B');
    assert.deepEqual(changed.metadata, { lastUsage: 2 });
    await cl.addresses.delete(id);
    assert.equal((await problemOf(cl.addresses.retrieve(id))).status, 404);
  },
  'C4 customer_subscriptions are created once; the second answer is the 422 that is ignored':
    async (setup) => {
      const cl = await asGuest(setup);
      const subscription = {
        customer_email: 'lettrice@example.com',
        reference: 'Newsletter',
        metadata: { locale: 'it' },
      };
      const created = await cl.customer_subscriptions.create(subscription);
      assert.equal(created.reference, 'Newsletter');
      const refusal = await problemOf(cl.customer_subscriptions.create(subscription));
      assert.equal(refusal.status, 422);
      assert.equal(refusal.first().code, 'VALIDATION_ERROR');
    },
};
