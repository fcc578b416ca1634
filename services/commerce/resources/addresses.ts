import { flag, float, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';

export const addressShape = shape('addresses', {
  business: flag('write', 'filter').or(false),
  first_name: text('write', 'filter'),
  last_name: text('write', 'filter'),
  company: text('write', 'filter'),
  full_name: text(),
  line_1: text('required', 'write', 'filter'),
  line_2: text('write', 'filter'),
  city: text('required', 'write', 'query'),
  zip_code: text('write', 'filter'),
  state_code: text('write', 'query'),
  country_code: text('required', 'write', 'query'),
  phone: text('required', 'write', 'filter'),
  full_address: text(),
  name: text(),
  email: text('write', 'filter'),
  notes: text('write', 'filter'),
  lat: float('write', 'filter'),
  lng: float('write', 'filter'),
  is_localized: flag(),
  is_geocoded: flag(),
  provider_name: text(),
  map_url: text(),
  static_map_url: text(),
  billing_info: text('write', 'filter'),
  /** The customer it belongs to; null for a guest's. */
  owner_id: text('hidden', 'indexed'),
});

export const addresses = defineResource(addressShape, {});
