import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE } from '@shop/contracts/storage';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { connectConsent, hasConsent, openConsent } from './consent.ts';

const signal = (name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  signal('globalPrivacyControl', undefined);
  signal('doNotTrack', null);
  document.body.innerHTML = `<section id="consent" aria-label="Asked" hidden>
    <p>Why</p>
    <button value="denied">No</button>
    <button value="granted">Yes</button>
  </section>`;
});

/** Whether the root element has the attribute that pages with a bar at the bottom of the window read. */
const isMarked = () => document.documentElement.matches('[data-asked]');
const asked = () => screen.queryByRole('region', { name: 'Asked' });

describe('the question about statistics', () => {
  it.each([
    ['No', 'denied', false],
    ['Yes', 'granted', true],
  ])('A2 is answered once: %s', async (name, choice, consent) => {
    connectConsent();
    expect(asked()).toBeVisible();
    expect(isMarked()).toBe(true);
    await userEvent.setup().click(screen.getByRole('button', { name }));
    expect(asked()).toBeNull();
    expect(isMarked()).toBe(false);
    expect(hasConsent()).toBe(consent);
    const today = new Date().toISOString().slice(0, 10);
    expect(storedText('consent')).toBe(`${choice} 1 ${today}`);
    connectConsent();
    expect(asked()).toBeNull();
  });

  it('A2 is answered on a translated page, and on one that returns from the back/forward cache', async () => {
    const no = screen.getByText('No');
    no.innerHTML = '<font><font>Nein</font></font>';
    connectConsent();
    await userEvent.setup().click(screen.getByText('Nein'));
    expect(asked()).toBeNull();
    localStorage.clear();
    connectConsent();
    expect(asked()).toBeVisible();
    storeText('consent', 'denied 1 2026-11-23');
    window.dispatchEvent(new Event('pageshow'));
    expect(asked()).toBeNull();
  });

  it.each(['granted', 'granted 0 2026-01-01', 'denied 0 2026-01-01', ''])(
    'A2 is asked again for another version, or without an answer: %j',
    (stored) => {
      storeText('consent', stored);
      connectConsent();
      expect(asked()).toBeVisible();
      expect(hasConsent()).toBe(false);
    },
  );

  it('A2 is not answered by a click beside the buttons', async () => {
    connectConsent();
    await userEvent.setup().click(screen.getByText('Why'));
    expect(asked()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('A2 is denied by Do Not Track, until the visitor chooses otherwise', async () => {
    for (const [name, value] of [
      ['globalPrivacyControl', true],
      ['doNotTrack', '1'],
    ] as const) {
      signal(name, value);
      connectConsent();
      expect(asked()).toBeNull();
      expect(hasConsent()).toBe(false);
      signal(name, undefined);
    }
    openConsent();
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Yes' }));
    expect(hasConsent()).toBe(true);
  });

  it('A2 is gone here once it is answered in another tab', () => {
    connectConsent();
    storeText('consent', 'denied 1 2026-11-23');
    const { key } = STORAGE.consent;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(asked()).toBeNull();
  });

  it('A2 is denied without storage', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    connectConsent();
    expect(asked()).toBeNull();
    expect(hasConsent()).toBe(false);
    blocked.mockRestore();
  });
});
