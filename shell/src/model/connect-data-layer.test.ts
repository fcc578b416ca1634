import { createEventBus, type AnalyticsEvent } from '@shop/contracts/events';
import { storeText } from '@shop/contracts/testing/storage';
import { connectDataLayer } from './connect-events.ts';
import { keepConsent } from './consent.ts';

const viewed = (code: string) =>
  ({
    name: 'view_item',
    params: { currency: 'EUR', value: 14.5, items: [{ item_id: code, item_name: code }] },
  }) satisfies AnalyticsEvent;

const aPage = () => {
  const events = createEventBus();
  connectDataLayer(events);
  return events;
};

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
});

describe('connectDataLayer', () => {
  it('A2 hands an event over in GA4’s form, after emptying what the one before left', () => {
    keepConsent('granted');
    aPage().emit('analytics', viewed('A'));
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: viewed('A').params },
    ]);
  });

  it('A2 passes on an event without items unchanged', () => {
    keepConsent('granted');
    aPage().emit('analytics', { name: 'login', params: { method: 'email' } });
    expect(window.dataLayer).toEqual([{ event: 'login', method: 'email' }]);
  });

  it('A2 hands over nothing without consent, and never what happened before it', () => {
    const events = aPage();
    events.emit('analytics', viewed('BEFORE'));
    expect(window.dataLayer).toBeUndefined();
    keepConsent('granted');
    events.emit('analytics', viewed('AFTER'));
    expect(JSON.stringify(window.dataLayer)).toContain('AFTER');
    expect(JSON.stringify(window.dataLayer)).not.toContain('BEFORE');
    keepConsent('denied');
    events.emit('analytics', viewed('LATER'));
    expect(JSON.stringify(window.dataLayer)).not.toContain('LATER');
  });

  it.each([
    '',
    'null',
    '"granted"',
    'granted',
    'granted 0 2026-01-01',
    'denied 1 2026-01-01',
    'yes',
    '{"granted":true}',
  ])('A2 takes %p in the storage for no consent', (stored) => {
    storeText('consent', stored);
    aPage().emit('analytics', viewed('A'));
    expect(window.dataLayer).toBeUndefined();
  });

  it('A2 adds to the layer a tag manager has made', () => {
    keepConsent('granted');
    const layer = [{ event: 'gtm.js' }];
    window.dataLayer = layer;
    aPage().emit('analytics', viewed('A'));
    expect(window.dataLayer).toBe(layer);
    expect(layer).toHaveLength(3);
  });

  it('A2 takes a browser that lets nothing be stored for one without consent', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    aPage().emit('analytics', viewed('A'));
    expect(window.dataLayer).toBeUndefined();
    blocked.mockRestore();
  });
});
