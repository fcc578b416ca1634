import { condition, nothing } from '../../engine/store/condition.ts';
import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { computeCustomClaim, deriveOfToken } from '../catalog/of-token.ts';
import { addressName, fullAddress, fullName } from './addresses/address-name.ts';
import { createCustomerAddress, updateCustomerAddress } from './addresses/customer-addresses.ts';
import {
  createCustomerSubscription,
  updateCustomerSubscription,
} from './customer-subscriptions.ts';
import { createCustomer } from './create-customer.ts';
import { createPasswordReset, updatePasswordReset } from './password-resets.ts';
import { namesOfAddresses } from './addresses/names-of-addresses.ts';
import { removeCustomerGroup } from './remove-customer-group.ts';
import { removeCustomer } from './remove-customer.ts';
import { updateCustomer } from './update-customer.ts';
import { createAddress, removeAddress, updateAddress } from './addresses/write-address.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { ofShoppersAddress } from '../sales-channel.ts';
import { addressShape } from './shapes/addresses.ts';
import { customerAddressShape } from './shapes/customer-addresses.ts';
import { customerGroupShape } from './shapes/customer-groups.ts';
import { customerPasswordResetShape } from './shapes/customer-password-resets.ts';
import { customerSubscriptionShape } from './shapes/customer-subscriptions.ts';
import { customerShape } from './shapes/customers.ts';

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
    scope: () => nothing,
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
