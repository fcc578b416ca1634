import { SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { createEventBus } from '../events/create-event-bus.ts';
import { makeConfig } from '../testing/make-config.ts';
import { createStore, type ThunkExtra } from './create-store.ts';

const open = () => {
  const session = {} as ThunkExtra['session'];
  const store = createStore({ session, config: makeConfig(), events: createEventBus() });
  // The toolkit prepares itself at the first action.
  store.dispatch({ type: 'test/first' });
  return store;
};

/** An answer of the platform, as the toolkit marks it. */
const anAnswer = { type: 'test/answer', meta: { [SHOULD_AUTOBATCH]: true } };

it('notifies once for several answers, in a task of its own instead of an animation frame', async () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const store = open();
  const render = jest.fn();
  store.subscribe(render);
  store.dispatch(anAnswer);
  store.dispatch(anAnswer);
  expect(render).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(render).toHaveBeenCalledTimes(1);
  expect(frame).not.toHaveBeenCalled();
});

it('notifies immediately of every other action', () => {
  const store = open();
  const render = jest.fn();
  store.subscribe(render);
  store.dispatch({ type: 'test/press' });
  expect(render).toHaveBeenCalledTimes(1);
});
