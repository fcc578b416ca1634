import {
  type Operation,
  type Row,
  defineResource,
  type Resource,
} from '../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import { condition } from '../../engine/store/condition.ts';
import { computeCustomClaim, deriveOfToken } from '../catalog/of-token.ts';
import { addressName, fullAddress, fullName } from './addresses/address-name.ts';
import {
  createCustomerAddress,
  updateCustomerAddress,
  namesOfAddresses,
} from './addresses/customer-addresses.ts';
import {
  createCustomerSubscription,
  updateCustomerSubscription,
} from './customer-subscriptions.ts';
import { createCustomer } from './create-customer.ts';
import { createPasswordReset, updatePasswordReset } from './password-resets.ts';
import { removeCustomer, updateCustomer } from './change-customer.ts';
import { createAddress, removeAddress, updateAddress } from './addresses/write-address.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { forIntegrations, ofShoppersAddress } from '../sales-channel.ts';
import { addressShape } from './shapes/addresses.ts';
import { customerAddressShape } from './shapes/customer-addresses.ts';
import { customerGroupShape } from './shapes/customer-groups.ts';
import { customerPasswordResetShape } from './shapes/customer-password-resets.ts';
import { customerSubscriptionShape } from './shapes/customer-subscriptions.ts';
import { customerShape } from './shapes/customers.ts';

/**
 * Deletes a group; its customers stay, in no group. Refused while a market admits only its members, because the market
 * would then be open to everyone.
 */
const removeCustomerGroup = ({ store }: Operation, { id }: Row): Result<string> => {
  const [market] = store.where('markets', { customer_group_id: id });
  if (market)
    return failure(
      invalid(
        'markets',
        `cannot be deleted while the market "${market.name}" refers to it`,
        'in_use',
        { member: 'relationships' },
      ),
    );
  for (const customer of store.where('customers', { customer_group_id: id }))
    store.update('customers', customer.id, { customer_group_id: null });
  store.remove('customer_groups', id);
  return success(id);
};

/** Resources of customers, their addresses, groups, subscriptions and password resets. */
export const customerResources: readonly Resource[] = [
  defineResource(customerShape, {
    emits: ['acquired', 'repeat', 'create_password', 'metadata_update'],
    guest: ['create'],
    customer: ['retrieve', 'update'],
    scope: ({ customerId }, alias) => condition(`${alias}.id = ?`, customerId ?? ''),
    compute: {
      has_password: (rows) => rows.map(({ password_hash }) => password_hash !== null),
      jwt_custom_claim: computeCustomClaim,
    },
    derive: { events: deriveEvents('customers'), ...deriveOfToken },
    create: createCustomer,
    update: updateCustomer,
    remove: removeCustomer,
  }),
  defineResource(customerAddressShape, {
    customer: ['list', 'retrieve', 'create', 'update', 'delete'],
    scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
    compute: { name: namesOfAddresses },
    derive: { events: deriveEvents('customer_addresses') },
    create: createCustomerAddress,
    update: updateCustomerAddress,
  }),
  defineResource(customerSubscriptionShape, {
    guest: ['create'],
    customer: ['list', 'retrieve', 'delete'],
    scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
    derive: { events: deriveEvents('customer_subscriptions') },
    create: createCustomerSubscription,
    update: updateCustomerSubscription,
  }),
  defineResource(customerPasswordResetShape, {
    emits: ['reset_password'],
    guest: ['create', 'update'],
    derive: { events: deriveEvents('customer_password_resets') },
    create: createPasswordReset,
    update: updatePasswordReset,
  }),
  /** Shoppers neither see groups nor choose their own. */
  defineResource(customerGroupShape, {
    scope: forIntegrations,
    remove: removeCustomerGroup,
  }),
  defineResource(addressShape, {
    guest: ['retrieve', 'create', 'update', 'delete'],
    scope: ofShoppersAddress,
    compute: {
      full_name: (rows) => rows.map(fullName),
      full_address: (rows) => rows.map(fullAddress),
      name: (rows) => rows.map(addressName),
      is_localized: (rows) => rows.map(({ lat, lng }) => lat !== null && lng !== null),
    },
    derive: { events: deriveEvents('addresses') },
    create: createAddress,
    update: updateAddress,
    remove: removeAddress,
  }),
];
