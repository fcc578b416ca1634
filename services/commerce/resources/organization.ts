import { everything, within } from '../core/condition.ts';
import { defineResource, type Resource } from '../core/define-resource.ts';
import { createMarket } from '../catalogue/create-market.ts';
import { deriveBasePriceList } from '../catalogue/derive-base-price-list.ts';
import { updateMarket } from '../catalogue/update-market.ts';
import { applicationShape } from '../shapes/organization/applications.ts';
import { marketShape } from '../shapes/organization/markets.ts';
import { merchantShape } from '../shapes/organization/merchants.ts';
import { organizationShape } from '../shapes/organization/organizations.ts';

/** Resources of the organization, its applications, merchants and markets. */
export const organizationResources: readonly Resource[] = [
  defineResource(organizationShape, {
    actions: ['retrieve'],
    guest: ['retrieve'],
    singleton: 'organization',
    findSingleton: ({ store }) => store.select('organizations', everything)[0],
  }),
  defineResource(applicationShape, {
    actions: ['retrieve'],
    guest: ['retrieve'],
    singleton: 'application',
    findSingleton: ({ store, viewer }) => store.get('applications', viewer.applicationId),
  }),
  defineResource(marketShape, {
    guest: ['retrieve'],
    scope: ({ markets: own }, alias) =>
      within(
        `${alias}.id`,
        own.map(({ id }) => id),
      ),
    hiddenAs: 'unauthorized',
    derive: { base_price_list: deriveBasePriceList },
    create: createMarket,
    update: updateMarket,
  }),
  defineResource(merchantShape),
];
