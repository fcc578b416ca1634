import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePressBeside, useSwipe } from './gestures.ts';

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
  // jsdom has no pointer events of its own: their members are put on.
  const send = (name: 'pointerDown' | 'pointerUp', members: object) =>
    fireEvent(frame, Object.assign(createEvent[name](frame), members));
  send('pointerDown', { pointerType, isPrimary, clientX: 0, clientY: 0 });
  send('pointerUp', { pointerType, isPrimary, clientX, clientY });
  return steps;
};

describe('a swipe over the large picture', () => {
  it.each([
    ['to the left', { to: [-80, 10] }, [1]],
    ['to the right', { to: [80, 10] }, [-1]],
    ['of a few pixels', { to: [20, 0] }, []],
    ['downwards', { to: [60, 200] }, []],
    ['with the mouse', { pointerType: 'mouse', to: [-80, 0] }, []],
    ['of the second finger', { isPrimary: false, to: [-80, 0] }, []],
  ] as const)('S1 %s goes on as far as it should', (_, finger, steps) => {
    expect(drag(finger)).toEqual(steps);
  });
});

const onPress = jest.fn();
const Frame = () => (
  <div data-testid="frame" {...usePressBeside(onPress)}>
    <img src="/media/barbera.webp" alt="Barbera" />
  </div>
);

/** A picture of 4 by 5 in a box of 1000 by 500: 400 wide, with 300 of backdrop at each side. */
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

describe('a press in the dialog of large pictures', () => {
  it('S1 is on the backdrop where the picture is not', async () => {
    const press = setUp();
    await press({ clientX: 290, clientY: 300 });
    await press({ clientX: 710, clientY: 300 });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each([
    { clientX: 500, clientY: 300 },
    { clientX: 310, clientY: 70 },
  ])('S1 S15 on the picture itself closes nothing: %o', async (point) => {
    const press = setUp();
    await press(point);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('S1 is none where the picture was dragged', async () => {
    const press = setUp();
    await press({ clientX: 500, clientY: 300 }, { clientX: 100, clientY: 300 });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('S1 closes nothing while the picture is on its way', async () => {
    const press = setUp({ width: 0, height: 0 });
    await press({ clientX: 20, clientY: 300 });
    expect(onPress).not.toHaveBeenCalled();
  });
});
