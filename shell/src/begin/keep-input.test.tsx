import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ALIVE } from './alive.ts';
import {
  beforeScript,
  keep,
  keepInEachTest,
  pass,
  takeOver,
} from './testing/keep-in-each-test.tsx';
import { documentOf, done, Page } from './testing/pressed-page.tsx';

const { user } = keepInEachTest();
const button = (name: string) => screen.getByRole('button', { name });

describe('What is typed or chosen before the page is alive', () => {
  it('X keeps the box’s state, and reports the change', async () => {
    const root = documentOf(<Page />);
    await user().click(screen.getByLabelText('Box'));
    expect(screen.getByLabelText('Box')).toBeChecked();
    await takeOver(root, <Page />);
    await pass(200);
    expect(done).toEqual(['box true']);
    expect(screen.getByLabelText('Box')).toBeChecked();
  });

  it('X loses nothing that was typed', async () => {
    const root = documentOf(<Page />);
    await user().type(screen.getByLabelText('Text'), 'Barbera');
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
    expect(screen.getByLabelText('Text')).toHaveValue('Barbera');
  });

  it.each([
    ['is replayed', 'navigate', 'Barbera'],
    ['is left to the browser, which restores fields, after a reload', 'reload', 'IT'],
  ])('X typed before the script %s', async (_, type, shown) => {
    beforeScript(type);
    const root = documentOf(<Page />);
    await user().type(screen.getByLabelText('Text'), 'Barbera');
    await keep();
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${shown}`));
  });

  it('X loses nothing that is typed while it is replayed', async () => {
    const root = documentOf(<Page />);
    await user().type(screen.getByLabelText('Text'), 'Barber');
    await takeOver(root, <Page />);
    await user().type(screen.getByLabelText('Text'), 'a');
    await pass(200);
    expect(screen.getByLabelText('Text')).toHaveValue('Barbera');
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
  });

  it('X keeps the option chosen in a list', async () => {
    const root = documentOf(<Page />);
    await user().selectOptions(screen.getByLabelText('Country'), 'FR');
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('FR');
    expect(screen.getByLabelText('Country')).toHaveValue('FR');
  });

  it('X keeps input longer than presses', async () => {
    const root = documentOf(<Page />);
    await user().type(screen.getByLabelText('Text'), 'Barbera');
    await user().click(button('Press'));
    await pass(30_000);
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByLabelText('Text')).toHaveValue('Barbera');
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
    expect(done).toEqual([]);
  });

  it('X shows what was typed, and judges it only once the page knows it', async () => {
    const left = jest.fn();
    const region = (held: boolean) => (
      <div data-held={held || undefined} onBlur={left}>
        <Page />
      </div>
    );
    const root = documentOf(region(true));
    const field = () => screen.getByLabelText<HTMLInputElement>('Text');
    await user().type(field(), 'Barbera');
    field().setSelectionRange(2, 2);
    let hydrated: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      hydrated = hydrateRoot(root, region(true));
      window.dispatchEvent(new Event(ALIVE));
    });
    // Hydration sets a field to the page's state.
    field().value = '';
    await pass(100);
    expect(field()).toHaveValue('Barbera');
    field().setSelectionRange(2, 2);
    await pass(500);
    expect(field().selectionStart).toBe(2);
    await user().click(button('Send'));
    expect(left).not.toHaveBeenCalled();
    await act(async () => hydrated?.render(region(false)));
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
    expect(done).toEqual(['sent']);
    await user().click(field());
    await user().click(button('Press'));
    expect(left).toHaveBeenCalled();
  });
});
