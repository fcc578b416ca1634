import { everything, within } from '../../engine/store/condition.ts';
import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { createMarket, updateMarket, deriveBasePriceList } from './markets.ts';
import { applicationShape } from './shapes/applications.ts';
import { marketShape } from './shapes/markets.ts';
import { merchantShape } from './shapes/merchants.ts';
import { organizationShape } from './shapes/organizations.ts';

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
