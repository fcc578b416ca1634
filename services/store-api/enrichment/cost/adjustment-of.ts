import type { Platform } from '../../platform/platform.ts';
import { remember } from '../queue/remember.ts';
import type { CostLineName } from './cost-line.ts';

/** Adjustments remembered: one for each amount that shipping costs somewhere. */
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
    // The two lines come to nothing: neither may change what other lines are taxed.
    distribute_discount: false,
    reference,
  };
  const made = await platform.send('POST', 'adjustments', { type: 'adjustments', attributes });
  if (!made) throw new Error('the platform made no adjustment');
  return made.id;
};

/** Gives the id of the platform's adjustment of a name and amount, which is made where there is none, and remembered. */
export const adjustmentsOf = (platform: Platform): ((form: AdjustmentForm) => Promise<string>) => {
  const known = remember<Promise<string>>(MOST);
  return (form) => {
    const reference = `order-enrichment/${form.name}/${form.currency}/${form.cents}`;
    const adjustment =
      known.get(reference) ??
      find(platform, reference).then((id) => id ?? make(platform, reference, form));
    known.set(reference, adjustment);
    adjustment.catch(() => known.delete(reference));
    return adjustment;
  };
};
