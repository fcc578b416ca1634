import { createEventBus, type ModalRequest } from '@shop/contracts/events';
import { announceExpiry } from './announce-expiry.ts';

const PREFIX = '/it/eur/en';

/** A tab at an address of the market: the modals it shows. */
const aTab = (path: string) => {
  window.history.replaceState(null, '', `${PREFIX}${path}`);
  const events = createEventBus();
  const modals: ModalRequest[] = [];
  announceExpiry(events, PREFIX);
  events.on('modal:open', (modal) => modals.push(modal));
  events.on('modal:close', ({ name }) => {
    const at = modals.findIndex((it) => it.name === name);
    if (at >= 0) modals.splice(at, 1);
  });
  return { events, modals };
};
const notice = (next: string) => ({
  name: 'feedback-for-user',
  props: { notice: 'session-expired', next },
});

describe('announceExpiry', () => {
  it('S15 T3 shows the form at once in the checkout, above the current input', () => {
    const { events, modals } = aTab('/checkout/address?edit=1');
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    expect(modals).toEqual([
      { name: 'auth', props: { reason: 'expired', next: '/checkout/address?edit=1' } },
    ]);
  });

  it.each([
    ['/account/orders?page=2', '/account/orders?page=2'],
    ['', '/'],
  ])('S15 T6 asks to log in again, and continue at %s', (path, next) => {
    const { events, modals } = aTab(path);
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    expect(modals).toEqual([notice(next)]);
  });

  it.each([
    ['/account/change-password', '/account'],
    ['/checkout/address', '/checkout/address'],
    ['/cart', '/cart'],
  ])(
    'S15 T13 explains the new login after an account change at %s, and continues at %s',
    (...it) => {
      const [path, next] = it;
      const { events, modals } = aTab(path);
      events.emit('session:changed', { kind: 'anonymous', reason: 'login-again' });
      expect(modals).toEqual([
        { name: 'feedback-for-user', props: { notice: 'login-again', next } },
      ]);
      events.emit('session:changed', { kind: 'customer', reason: 'login' });
      expect(modals).toEqual([]);
    },
  );

  it('S15 opens one dialog for repeated events', () => {
    const { events, modals } = aTab('/cart');
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    expect(modals).toEqual([notice('/cart')]);
  });

  it('S15 takes the notice back when someone has logged in, here or in another tab', () => {
    const { events, modals } = aTab('/cart');
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    events.emit('session:changed', { kind: 'customer', reason: 'login' });
    expect(modals).toEqual([]);
  });

  it('S15 opens no dialog on login or logout', () => {
    const { events, modals } = aTab('/cart');
    events.emit('session:changed', { kind: 'customer', reason: 'login' });
    events.emit('session:changed', { kind: 'anonymous', reason: 'logout' });
    expect(modals).toEqual([]);
  });
});
