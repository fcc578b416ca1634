import { createEventBus } from '@shop/contracts/events';
import { createStore, selectToasts } from '@shop/contracts/store';
import { createTestPage } from '@shop/contracts/testing';
import { connectEvents, toastActions } from './connect-events.ts';
import { injectShellSlices } from './inject-shell-slices.ts';

const open = () => {
  injectShellSlices();
  const events = createEventBus();
  const { shop } = createTestPage();
  const store = createStore({ config: shop.config, session: shop.session, events });
  connectEvents(events, store.dispatch);
  return { events, messages: () => selectToasts(store.getState()).map(({ message }) => message) };
};

describe('connectEvents', () => {
  it('S16 lets a toast take the place of the one of its key, and close it', () => {
    const { events, messages } = open();
    events.emit('toast', { message: 'Saved' });
    events.emit('toast', { key: 'cart:add', message: 'Item added to cart' });
    events.emit('toast', { key: 'cart:add', message: 'Barbera: sold out', error: true });
    expect(messages()).toEqual(['Saved', 'Barbera: sold out']);
    events.emit('toast', { key: 'cart:add', message: '' });
    expect(messages()).toEqual(['Saved']);
  });

  it('S16 keeps the functions of a toast out of the store', () => {
    const { events } = open();
    const undo = { label: 'Undo', run: jest.fn() };
    events.emit('toast', { message: 'Item added to cart', undo });
    expect([...toastActions.values()].at(-1)).toEqual({ undo });
  });
});
