import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBackdropPress, useSwipe } from './gestures.ts';

interface Finger {
  pointerType?: string;
  isPrimary?: boolean;
  to: readonly [x: number, y: number];
}

const drag = ({ pointerType = 'touch', isPrimary = true, to: [clientX, clientY] }: Finger) => {
  const steps: number[] = [];
  const Frame = () => <div data-testid="frame" {...useSwipe((step) => void steps.push(step))} />;
  render(<Frame />);
  const frame = screen.getByTestId('frame');
  // jsdom has no pointer events: their members are added here.
  const send = (name: 'pointerDown' | 'pointerUp', members: object) =>
    fireEvent(frame, Object.assign(createEvent[name](frame), members));
  send('pointerDown', { pointerType, isPrimary, clientX: 0, clientY: 0 });
  send('pointerUp', { pointerType, isPrimary, clientX, clientY });
  return steps;
};

describe('a swipe on the large picture', () => {
  it.each([
    ['to the left', { to: [-80, 10] }, [1]],
    ['to the right', { to: [80, 10] }, [-1]],
    ['of a few pixels', { to: [20, 0] }, []],
    ['downwards', { to: [60, 200] }, []],
    ['with the mouse', { pointerType: 'mouse', to: [-80, 0] }, []],
    ['of the second finger', { isPrimary: false, to: [-80, 0] }, []],
  ] as const)('S1 %s moves by the expected number of pictures', (_, finger, steps) => {
    expect(drag(finger)).toEqual(steps);
  });
});

const onPress = jest.fn();
const Frame = () => (
  <div data-testid="frame" {...useBackdropPress(onPress)}>
    <img src="/media/barbera.webp" alt="Barbera" />
  </div>
);

/** A 4:5 picture in a 1000 × 500 box: 400 wide, with 300 of backdrop on each side. */
const setUp = (natural = { width: 1280, height: 1600 }) => {
  render(<Frame />);
  const image = screen.getByRole<HTMLImageElement>('img');
  Object.defineProperties(image, {
    naturalWidth: { value: natural.width },
    naturalHeight: { value: natural.height },
  });
  image.getBoundingClientRect = () => new DOMRect(0, 60, 1000, 500);
  const user = userEvent.setup();
  const target = screen.getByTestId('frame');
  return (from: { clientX: number; clientY: number }, to = from) =>
    user.pointer([
      { keys: '[MouseLeft>]', target, coords: from },
      { target, coords: to },
      { keys: '[/MouseLeft]', target, coords: to },
    ]);
};

beforeEach(() => onPress.mockClear());

describe('a click in the picture dialog', () => {
  it('S1 closes it on the backdrop', async () => {
    const press = setUp();
    await press({ clientX: 290, clientY: 300 });
    await press({ clientX: 710, clientY: 300 });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each([
    { clientX: 500, clientY: 300 },
    { clientX: 310, clientY: 70 },
  ])('S1 S15 does not close it on the picture: %o', async (point) => {
    const press = setUp();
    await press(point);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('S1 does not close it after a drag', async () => {
    const press = setUp();
    await press({ clientX: 500, clientY: 300 }, { clientX: 100, clientY: 300 });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('S1 does not close it while the picture loads', async () => {
    const press = setUp({ width: 0, height: 0 });
    await press({ clientX: 20, clientY: 300 });
    expect(onPress).not.toHaveBeenCalled();
  });
});
