import { addressName, fullAddress, fullName } from '../customer/address-name.ts';
import { createAddress, removeAddress, updateAddress } from '../customer/write-address.ts';
import { urlText, flag, float, longText, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { emptyOne } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events, tagged, tags } from './common.ts';
import { ofShoppersAddress } from './scopes.ts';

export const addressShape = shape(
  'addresses',
  {
    business: flag('write', 'filter').or(false),
    first_name: text('write', 'filter'),
    last_name: text('write', 'filter'),
    company: text('write', 'filter'),
    full_name: text('computed'),
    line_1: text('required', 'write', 'filter'),
    line_2: text('write', 'filter'),
    city: text('required', 'write', 'query'),
    zip_code: text('write', 'filter'),
    state_code: text('write', 'query'),
    country_code: text('required', 'write', 'query'),
    phone: text('required', 'write', 'filter'),
    full_address: text('computed'),
    name: text('computed'),
    email: text('write', 'filter'),
    notes: longText('write', 'filter'),
    lat: float('write', 'filter'),
    lng: float('write', 'filter'),
    is_localized: flag('computed'),
    /** There are no geocoders here: what they would fill in stays as it is. */
    is_geocoded: flag().or(false),
    provider_name: text(),
    map_url: urlText(),
    static_map_url: urlText(),
    billing_info: text('write', 'filter'),
    /** The customer it belongs to; null for a guest's. */
    owner_id: text('hidden', 'indexed'),
    ...tagged,
  },
  {
    geocoder: emptyOne('geocoders', 'write'),
    events,
    tags,
    ...audited,
  },
);

export const addresses = defineResource(addressShape, {
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
});
