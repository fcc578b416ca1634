import { applyHead } from './page-settled.tsx';

const description = () => document.head.querySelector<HTMLMetaElement>('meta[name=description]');

it('S1 keeps the description of the document, and removes it on the next page', () => {
  document.head.innerHTML = '<meta name="description" content="Wines of small cellars">';
  applyHead({ title: 'Wine' }, true);
  expect(document.title).toBe('Wine');
  expect(description()?.content).toBe('Wines of small cellars');
  applyHead({ title: 'Cart' });
  expect(description()).toBeNull();
});
