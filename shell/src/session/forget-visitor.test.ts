import { STORAGE } from '@shop/contracts/storage';
import { forgetVisitor } from './forget-visitor.ts';

describe('forgetVisitor', () => {
  it('T3 T13 keeps only what lasts until the visitor deletes it', () => {
    const rows = Object.values(STORAGE).filter(
      ({ area }) => area === 'localStorage' || area === 'sessionStorage',
    );
    for (const { area, key } of rows) window[area as 'localStorage'].setItem(key, 'x');
    localStorage.setItem('of a payment service', 'x');
    forgetVisitor('localStorage');
    forgetVisitor('sessionStorage');
    const lasting = rows.filter(({ lifetime }) => lifetime === 'until-deleted');
    expect(Object.keys(localStorage)).toEqual(lasting.map(({ key }) => key));
    expect(sessionStorage).toHaveLength(0);
  });
});
