import { applyHead } from './apply-head.ts';

const description = () => document.head.querySelector<HTMLMetaElement>('meta[name=description]');

it('S1 keeps the description that came with the document, and none of a page that was left', () => {
  document.head.innerHTML = '<meta name="description" content="Wines of small cellars">';
  applyHead({ title: 'Wine' }, true);
  expect(document.title).toBe('Wine');
  expect(description()?.content).toBe('Wines of small cellars');
  applyHead({ title: 'Cart' });
  expect(description()).toBeNull();
});
