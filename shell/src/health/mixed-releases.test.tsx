import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { connectFailures } from '../boot/failures/connect-failures.ts';
import type { PageFailure } from './page-failure.ts';

/** The stable release's button, where the canary's reads "Add – 2". */
const Stable = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Add {count}</button>;
};

it('HTML of a canary hydrated by the stable release becomes the stable one, works, and is noted', async () => {
  window.reportError = jest.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div><button>Add – 2</button><p>New</p></div>';
  const noted: PageFailure[] = [];
  const { onCaughtError, onRecoverableError } = connectFailures(
    'https://api.example',
    (it) => void noted.push(it),
  );
  const page = await act(async () =>
    hydrateRoot(root, <Stable />, { onCaughtError, onRecoverableError }),
  );
  expect(root).toHaveTextContent(/^Add 0$/);
  await act(async () => userEvent.setup().click(root.querySelector('button')!));
  expect(root).toHaveTextContent(/^Add 1$/);
  expect(noted.map(({ kind }) => kind)).toContain('hydration');
  await act(async () => page.unmount());
});
