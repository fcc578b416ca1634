import { makeWine } from '../testing/factories.ts';
import { newArrivalsOf } from './new-arrivals.ts';

describe('newArrivalsOf', () => {
  it('S3 leads with the first new item that has a picture and can be bought', () => {
    const items = [
      makeWine('No Picture', { imageUrl: null }),
      makeWine('Sold Out', { stock: 0 }),
      makeWine('Lead'),
      makeWine('Other'),
    ];
    const { lead, cards } = newArrivalsOf(items, 'en');
    expect(lead).toMatchObject({ name: 'Lead', story: 'The story of Lead' });
    expect(cards.map((it) => it.name)).toEqual(['No Picture', 'Sold Out', 'Other']);
  });

  it('S3 leads with the first item if none can be bought', () => {
    const items = ['First', 'Second'].map((it) => makeWine(it, { stock: 0 }));
    const { lead, cards } = newArrivalsOf(items, 'en');
    expect(lead?.name).toBe('First');
    expect(cards.map((it) => it.name)).toEqual(['Second']);
  });

  it('S3 has no lead if nothing is new', () => {
    expect(newArrivalsOf([], 'en')).toEqual({ lead: null, cards: [] });
  });
});
