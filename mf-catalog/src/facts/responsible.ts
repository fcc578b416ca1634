import { asRecord, asText } from '@shop/contracts/commerce';

const ROLES = ['bottler', 'producer', 'importer', 'manufacturer'] as const;
type Role = (typeof ROLES)[number];

/** Who answers for an item in the EU: Regulations (EU) 1169/2011 and (EU) 2023/988. */
export interface Responsible {
  role: Role;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Null for food, which needs no electronic address. */
  email: string | null;
}

/** Parses `metadata.facts.responsible`; null if it is incomplete. */
export const responsibleOf = (facts: Readonly<Record<string, unknown>>): Responsible | null => {
  const fields = asRecord(facts['responsible']);
  const role = ROLES.find((it) => it === fields['role']);
  const [name, street, postalCode, city, country] = [
    fields['name'],
    fields['street'],
    fields['postal_code'],
    fields['city'],
    fields['country'],
  ].map(asText);
  if (!role || !name || !street || !postalCode || !city || !country) return null;
  return { role, name, street, postalCode, city, country, email: asText(fields['email']) };
};

/** A schema.org Organization for the maker of an item; null for an importer, who is none. */
export const makerJsonLd = (it: Responsible | null): object | null =>
  it === null || it.role === 'importer'
    ? null
    : {
        '@type': 'Organization',
        name: it.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: it.street,
          postalCode: it.postalCode,
          addressLocality: it.city,
          addressCountry: it.country,
        },
        ...(it.email && { email: it.email }),
      };
