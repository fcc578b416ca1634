import { flag, float, longText, text, urlText } from '../../../engine/definition/attribute.ts';
import { emptyOne } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

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
    /** Geocoders are not implemented, so their attributes keep these defaults. */
    is_geocoded: flag().or(false),
    provider_name: text(),
    map_url: urlText(),
    static_map_url: urlText(),
    billing_info: text('write', 'filter'),
    /** Owner; null for a guest's address. */
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
