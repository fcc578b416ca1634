import { paths, slugOf } from './paths.ts';

describe('the address of an item', () => {
  it.each([
    ['Barbera d’Asti Superiore 2021', 'barbera-d-asti-superiore-2021'],
    ['Brut Nature – 60 Mesi (0,75 l)', 'brut-nature-60-mesi-0-75-l'],
    ['Rosé Cœur “Été”', 'rose-cœur-ete'],
    ['Kiste Drei Quellen', 'kiste-drei-quellen'],
    ['../../etc?x=1#y', 'etc-x-1-y'],
    ['日本酒', '日本酒'],
    ['– !', ''],
  ])('SEO ends in its name: %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(slugOf(slug)).toBe(slug);
  });

  it('S1 has its path word, its code and its name', () => {
    expect(paths.product('A/1', 'Nero d’Avola')).toBe('/product/A%2F1/nero-d-avola');
    expect(paths.singleProduct('A', 'Straße')).toBe('/single-product/A/stra%C3%9Fe');
    expect(paths.bundle('BOX', 'Caffè')).toBe('/bundle/BOX/caffe');
  });

  it('S1 is only the code if the name is unknown or empty', () => {
    expect(paths.product('A')).toBe('/product/A');
    expect(paths.product('A', '–')).toBe('/product/A');
  });
});
