import type { CountryCode } from '../../market/types.ts';
import type { AddressInput } from './address.ts';

/** line, city, postal code, state */
const PLACES: Readonly<
  Record<string, readonly [line: string, city: string, zip: string, state?: string]>
> = {
  AT: ['Stephansplatz 1', 'Wien', '1010'],
  BE: ['Grote Markt 1', 'Bruxelles', '1000'],
  CH: ['Bundesplatz 1', 'Bern', '3005'],
  CO: ['Plaza de Bolívar 1', 'Bogotá', '111711'],
  DE: ['Marienplatz 1', 'München', '80331'],
  ES: ['Plaza Mayor 1', 'Madrid', '28012', 'M'],
  FR: ['Place de la République 1', 'Paris', '75003'],
  GB: ['Trafalgar Square 1', 'London', 'WC2N 5DN'],
  HK: ['Statue Square 1', 'Hong Kong', '999077'],
  IS: ['Austurvöllur 1', 'Reykjavík', '101'],
  IT: ['Piazza del Duomo 1', 'Milano', '20122', 'MI'],
  JP: ['Marunouchi 1-9-1', 'Tokyo', '100-0005', '13'],
  NL: ['Dam 1', 'Amsterdam', '1012 JS'],
  NO: ['Rådhusplassen 1', 'Oslo', '0037'],
  NZ: ['Civic Square 1', 'Wellington', '6011'],
  SG: ['Raffles Place 1', 'Singapore', '048616'],
  TW: ['Xinyi Road 1', 'Taipei', '110'],
  US: ['City Hall Park 1', 'New York', '10007', 'NY'],
  ZA: ['Church Square 1', 'Pretoria', '0002'],
};

/**
 * The temporary shipping address of a new order (E2, T2), which lets the platform offer shipping before the shopper has
 * entered an address. Marked, so that it is never shown and never placed. Null for a country without one.
 */
export const placeholderAddress = (country: CountryCode): AddressInput | null => {
  const place = PLACES[country];
  if (!place) return null;
  const [line_1, city, zip_code, state_code] = place;
  return {
    first_name: 'Fonte',
    last_name: 'Vigna',
    line_1,
    city,
    zip_code,
    state_code: state_code ?? null,
    country_code: country,
    phone: '+390000000000',
    metadata: { type: 'placeholder' },
  };
};

export const isPlaceholder = (metadata: unknown): boolean =>
  (metadata as { type?: unknown } | null | undefined)?.type === 'placeholder';
