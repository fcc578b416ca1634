import type { Platform } from '../../platform/platform.ts';
import { remember } from '../queue/remember.ts';
import type { CostLineName } from './cost-line.ts';

/** Maximum of cached adjustments: one per distinct amount. */
const MOST = 1000;

export interface AdjustmentForm {
  name: CostLineName;
  currency: string;
  cents: number;
}

const find = async (platform: Platform, reference: string): Promise<string | null> => {
  const query = { 'filter[q][reference_eq]': reference, sort: 'id', 'page[size]': '1' };
  return (await platform.list('adjustments', query)).rows[0]?.id ?? null;
};

const make = async (
  platform: Platform,
  reference: string,
  { name, currency, cents }: AdjustmentForm,
): Promise<string> => {
  const attributes = {
    name,
    currency_code: currency,
    amount_cents: cents,
    // The lines of the shipping cost cancel out, and a deposit is untaxed: none may affect the taxes of other lines.
    distribute_discount: false,
    reference,
  };
  const made = await platform.send('POST', 'adjustments', { type: 'adjustments', attributes });
  if (!made) throw new Error('the platform made no adjustment');
  return made.id;
};

/** Returns the id of the platform's adjustment of a name and amount, creating it if missing. Ids are cached. */
export const adjustmentsOf = (platform: Platform): ((form: AdjustmentForm) => Promise<string>) => {
  const cache = remember<Promise<string>>(MOST);
  return (form) => {
    const reference = `order-enrichment/${form.name}/${form.currency}/${form.cents}`;
    const adjustment =
      cache.get(reference) ??
      find(platform, reference).then((id) => id ?? make(platform, reference, form));
    cache.set(reference, adjustment);
    adjustment.catch(() => cache.delete(reference));
    return adjustment;
  };
};
