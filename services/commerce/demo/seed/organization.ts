import type {
  SeedApplication,
  SeedCustomer,
  SeedMerchant,
  SeedOrganization,
} from '../../seeding/seed-format.ts';

export const organization: SeedOrganization = {
  name: 'Fonte & Vigna',
  support_email: 'bottega@fonte-vigna.example',
  support_phone: '+39 051 0000018',
};

/**
 * The clients of a platform without configuration: the shop's public one, and one for its back office with a secret that
 * is good for the demo alone. No part of the catalog.
 */
export const applications = [
  { client_id: 'fonte-vigna-shop', kind: 'sales_channel', name: 'Fonte & Vigna, negozio' },
  {
    client_id: 'fonte-vigna-backoffice',
    kind: 'integration',
    name: 'Fonte & Vigna, retrobottega',
    secret: 'demo-backoffice-secret',
  },
] as const satisfies readonly SeedApplication[];

export const merchants = [
  {
    reference: 'fonte-vigna',
    name: 'Fonte & Vigna',
    address: {
      company: 'Fonte & Vigna',
      line_1: 'Via del Fontanile 18',
      city: 'Bologna',
      zip_code: '40128',
      state_code: 'BO',
      country_code: 'IT',
      phone: '+39 051 0000018',
    },
  },
] as const satisfies readonly SeedMerchant[];

/** An account to look around with. */
export const customers = [
  {
    email: 'giulia@fonte-vigna.example',
    password: 'vendemmia',
    addresses: [
      {
        first_name: 'Giulia',
        last_name: 'Morandini',
        line_1: 'Via Saragozza 71',
        city: 'Bologna',
        zip_code: '40123',
        state_code: 'BO',
        country_code: 'IT',
        phone: '+39 051 0000071',
        metadata: { type: 'test', isShipping: true, isBilling: false },
      },
      {
        first_name: 'Giulia',
        last_name: 'Morandini',
        line_1: 'Via Saragozza 71',
        city: 'Bologna',
        zip_code: '40123',
        state_code: 'BO',
        country_code: 'IT',
        phone: '+39 051 0000071',
        metadata: {
          type: 'test',
          isShipping: false,
          isBilling: true,
          person_type: 'individual',
          fiscal_code: 'MRNGLI85M41A944X',
        },
      },
    ],
  },
] as const satisfies readonly SeedCustomer[];
