import { everything } from '../core/condition.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';

export const organizationShape = shape('organizations', {
  name: text('write'),
  slug: text(),
  domain: text(),
  support_phone: text('write'),
  support_email: text('write'),
  logo_url: text('write'),
  favicon_url: text('write'),
  primary_color: text('write'),
  gtm_id: text('write'),
  gtm_id_test: text('write'),
});

export const organizations = defineResource(organizationShape, {
  actions: ['retrieve', 'update'],
  guest: ['retrieve'],
  singleton: 'organization',
  findSingleton: ({ store }) => store.select('organizations', everything)[0],
});
