import type { SeedTaxCalculator } from '../../seeding/seed-format.ts';

const standardRates = [
  ['IT', 0.22],
  ['AT', 0.2],
  ['BE', 0.21],
  ['DE', 0.19],
  ['ES', 0.21],
  ['FR', 0.2],
  ['NL', 0.21],
  ['GB', 0.2],
  ['CH', 0.081],
] as const;

/** Value added tax where the parcel goes; further away nothing is charged, the customs there see to it. */
export const taxCalculators: readonly SeedTaxCalculator[] = [
  {
    reference: 'vat',
    name: 'IVA per paese di destinazione',
    rules: standardRates.map(([country, rate]) => ({
      name: `IVA ${country}`,
      tax_rate: rate,
      country_code_regex: `^${country}$`,
      freight_taxable: true,
      payment_method_taxable: true,
      adjustment_taxable: false,
    })),
  },
];
