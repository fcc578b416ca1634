import type { Customer as PlatformCustomer } from '@commercelayer/sdk';
import { operation, type Operation } from '../call/operation.ts';
import { ok } from '../result.ts';
import { toCustomerAddress } from './address-book.ts';
import type { Customer } from './types.ts';

/** A customer of the platform as the shop reads it. */
export const toCustomer = (it: PlatformCustomer): Customer => ({
  id: it.id,
  email: it.email,
  hasPassword: it.has_password ?? false,
  metadata: it.metadata ?? {},
  addresses: (it.customer_addresses ?? []).flatMap(toCustomerAddress),
});

const withAddresses = () => ({ include: ['customer_addresses', 'customer_addresses.address'] });

/** Reads the customer whose token the call uses, with the address book (C3). */
export const retrieveCustomer = (ownerId: string): Operation<Customer> =>
  operation(async ({ customers, options }) =>
    toCustomer(await customers.retrieve(ownerId, withAddresses(), options)),
  );

export interface UpdateCustomerInput {
  ownerId: string;
  email?: string;
  password?: string;
  /** Keys to set; the others stay. */
  metadata?: Record<string, unknown>;
}

/** Changes the customer's own data (C3). A new e-mail or password requires a new login (T13). */
export const updateCustomer = ({
  ownerId,
  email,
  password,
  metadata,
}: UpdateCustomerInput): Operation<Customer> =>
  operation(async ({ customers, options }) => {
    const before =
      metadata && (await customers.retrieve(ownerId, { fields: ['metadata'] }, options));
    const changes = {
      ...(email !== undefined && { email: email.trim() }),
      ...(password !== undefined && { password }),
      ...(metadata && { metadata: { ...before?.metadata, ...metadata } }),
    };
    return toCustomer(
      await customers.update({ id: ownerId, ...changes }, withAddresses(), options),
    );
  });

export interface SubscribeInput {
  email: string;
  /** `Newsletter` by default, or a type of consent (E4). */
  reference?: string;
  metadata?: Record<string, unknown>;
}

/** Creates a customer's subscription or consent (C4). Succeeds if it already exists (422; T16). */
export const subscribe =
  ({ email, reference = 'Newsletter', metadata }: SubscribeInput): Operation<null> =>
  async (context) => {
    const created = await operation(({ customer_subscriptions, options }) =>
      customer_subscriptions.create(
        { customer_email: email.trim(), reference, metadata },
        {},
        options,
      ),
    )(context);
    return created.ok || created.error.status === 422 ? ok(null) : created;
  };
