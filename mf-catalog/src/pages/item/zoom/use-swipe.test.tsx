import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './use-swipe.ts';

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
