import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Suggestions } from '@shop/contracts/commerce/catalogue';
import { commerceError } from '@shop/contracts/testing';
import { makeBundle, makeItem, makeWine } from '../../testing/factories.ts';

const nothing: Suggestions = { items: [], categories: [], corrected: null };

export const barberas: Suggestions = {
  items: [makeItem(), makeWine('Barbera del Monferrato'), makeBundle()],
  categories: [
    { key: 'red', count: 18 },
    { key: '__proto__', count: 3 },
  ],
  corrected: null,
};

/** The index of a test: suggestions by term, and the received queries. */
export const index = {
  answers: {} as Record<string, Suggestions>,
  asked: [] as string[],
  down: false,
};

export const resetIndex = (): void => {
  Object.assign(index, { answers: { bar: barberas, barb: barberas }, asked: [], down: false });
};

/** `suggestItems` of `@shop/contracts/commerce/catalogue`, over memory. */
export const suggestItems = ({ search }: { search: string }) => ({
  anyone: async (): Promise<Result<Suggestions>> => {
    index.asked.push(search);
    return index.down ? fail(commerceError('CONNECTION')) : ok(index.answers[search] ?? nothing);
  },
});
