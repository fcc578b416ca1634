import { removeCustomerGroup } from '../customer/remove-customer-group.ts';
import { text } from '../core/attribute.ts';
import { nothing } from '../core/condition.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { audited } from './common.ts';

export const customerGroupShape = shape(
  'customer_groups',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'unique'),
  },
  {
    customers: many('customers', 'customer_group'),
    markets: many('markets', 'customer_group'),
    attachments: empty('attachments'),
    ...audited,
  },
);

/** Shoppers neither see groups nor choose theirs. */
export const customerGroups = defineResource(customerGroupShape, {
  scope: () => nothing,
  remove: removeCustomerGroup,
});
