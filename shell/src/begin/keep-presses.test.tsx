import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ALIVE } from './alive.ts';
import { Buttons, documentOf, done, Form, Page } from './testing/pressed-page.tsx';

let forget: () => void;
/** As in Navigation Timing. */
let navigation: string;

/** Each test has a window whose page is not hydrated. */
const keep = async (): Promise<void> => {
  jest.resetModules();
  const { keepPresses } = await import('./keep-presses.ts');
  const listening = jest.spyOn(window, 'addEventListener');
  keepPresses();
  const heard = [...listening.mock.calls];
  listening.mockRestore();
  forget = () => {
    for (const [type, listener, options] of heard)
      window.removeEventListener(type, listener, options);
  };
};

const takeOver = async (root: HTMLElement, page: React.JSX.Element) => {
  await act(async () => {
    // A mismatch is recovered from by rendering again.
    hydrateRoot(root, page, { onRecoverableError: () => undefined });
    window.dispatchEvent(new Event(ALIVE));
  });
};
const pass = async (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let user: ReturnType<typeof userEvent.setup>;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  // React's development build warns about the marker, and about a region that waits for its code.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  done.length = 0;
  navigation = 'navigate';
  performance.getEntriesByType = () => [{ type: navigation }] as never;
  await keep();
});
afterEach(() => {
  forget();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe('What is done before the page is alive', () => {
  it('X is done once it is, each thing as often as it was done', async () => {
    const root = documentOf(<Page />);
    await user.click(button('Press'));
    await user.click(button('Press'));
    await user.click(button('Send'));
    expect(done).toEqual([]);
    expect(button('Press')).toHaveAttribute('data-kept');
    await takeOver(root, <Page />);
    await pass(200);
    expect(done).toEqual(['pressed', 'pressed', 'sent']);
    expect(button('Press')).not.toHaveAttribute('data-kept');
    await pass(5000);
    expect(done).toHaveLength(3);
  });

  it('X keeps the box’s state, and reports the change', async () => {
    const root = documentOf(<Page />);
    await user.click(screen.getByLabelText('Box'));
    expect(screen.getByLabelText('Box')).toBeChecked();
    await takeOver(root, <Page />);
    await pass(200);
    expect(done).toEqual(['box true']);
    expect(screen.getByLabelText('Box')).toBeChecked();
  });

  it('X loses nothing that was typed', async () => {
    const root = documentOf(<Page />);
    await user.type(screen.getByLabelText('Text'), 'Barbera');
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
    expect(screen.getByLabelText('Text')).toHaveValue('Barbera');
  });

  it.each([
    ['is replayed', 'navigate', 'Barbera'],
    ['is left to the browser, which restores fields, after a reload', 'reload', 'IT'],
  ])('X typed before the script %s', async (_, type, shown) => {
    forget();
    navigation = type;
    const root = documentOf(<Page />);
    await user.type(screen.getByLabelText('Text'), 'Barbera');
    await keep();
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${shown}`));
  });

  it('X loses nothing that is typed while it is replayed', async () => {
    const root = documentOf(<Page />);
    await user.type(screen.getByLabelText('Text'), 'Barber');
    await takeOver(root, <Page />);
    await user.type(screen.getByLabelText('Text'), 'a');
    await pass(200);
    expect(screen.getByLabelText('Text')).toHaveValue('Barbera');
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
  });

  it('X keeps the option chosen in a list', async () => {
    const root = documentOf(<Page />);
    await user.selectOptions(screen.getByLabelText('Country'), 'FR');
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('FR');
    expect(screen.getByLabelText('Country')).toHaveValue('FR');
  });

  it('X keeps input longer than presses', async () => {
    const root = documentOf(<Page />);
    await user.type(screen.getByLabelText('Text'), 'Barbera');
    await user.click(button('Press'));
    await pass(30_000);
    await takeOver(root, <Page />);
    await pass(200);
    expect(screen.getByLabelText('Text')).toHaveValue('Barbera');
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
    expect(done).toEqual([]);
  });

  it('X waits for a region whose code loads later', async () => {
    const region = (code?: Promise<void>) => (
      <Suspense>{<Page {...(code && { code })} />}</Suspense>
    );
    const root = documentOf(region());
    let come = () => {};
    const code = new Promise<void>((resolve) => {
      come = resolve;
    });
    await takeOver(root, region(code));
    await user.click(button('Press'));
    await user.type(screen.getByLabelText('Text'), 'B');
    await pass(1000);
    expect(done).toEqual([]);
    await act(async () => come());
    await pass(200);
    expect(done).toEqual(['pressed']);
    expect(screen.getByRole('status')).toHaveTextContent('B');
  });

  it('X is done on what replaces its element if code and markup differ, but not on one of two', async () => {
    const root = documentOf(<Buttons title="canary" names={['Add', 'Save']} />);
    const former = button('Add');
    await user.click(former);
    await user.click(button('Save'));
    await takeOver(root, <Buttons title="stable" names={['Add', 'Save', 'Save']} />);
    await pass(200);
    expect(former).not.toBeInTheDocument();
    expect(done).toEqual(['Add']);
  });

  it('X waits for two seconds for what replaces an element, while its region is empty', async () => {
    const press = async (gone: number) => {
      const root = documentOf(<Page />);
      await user.click(button('Press'));
      const [region] = root.children;
      region?.remove();
      await pass(gone);
      if (region) root.append(region);
      await takeOver(root, <Page />);
      await pass(200);
      root.remove();
      return done.splice(0);
    };
    expect(await press(1500)).toEqual(['pressed']);
    expect(await press(2500)).toEqual([]);
  });

  it('X waits for a hydrated region that is held', async () => {
    const region = (held: boolean) => (
      <div data-held={held || undefined}>
        <Page />
      </div>
    );
    const root = documentOf(region(true));
    let hydrated: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      hydrated = hydrateRoot(root, region(true));
      window.dispatchEvent(new Event(ALIVE));
    });
    await user.click(screen.getByLabelText('Box'));
    await user.type(screen.getByLabelText('Text'), 'Barbera');
    await user.click(button('Send'));
    await pass(1000);
    expect(done).toEqual([]);
    await act(async () => hydrated?.render(region(false)));
    await pass(200);
    expect(done).toEqual(['box true', 'sent']);
    expect(screen.getByLabelText('Box')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Barbera');
  });

  it('X waits for the form’s region if its button is in another one', async () => {
    const parts = (code?: Promise<void>) => (
      <>
        <button form="elsewhere">Buy</button>
        <Suspense>
          <Form {...(code && { code })} />
        </Suspense>
      </>
    );
    const root = documentOf(parts());
    let come = () => {};
    const code = new Promise<void>((resolve) => {
      come = resolve;
    });
    await takeOver(root, parts(code));
    await user.click(button('Buy'));
    await pass(1000);
    expect(done).toEqual([]);
    expect(button('Buy')).toHaveAttribute('data-kept');
    await act(async () => come());
    await pass(200);
    expect(done).toEqual(['sent']);
  });

  it('X leaves a form that has an address to the browser', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<form action="/search"><button>Search</button></form>';
    const sent = jest.fn((event: Event) => event.preventDefault());
    root.addEventListener('submit', sent);
    await user.click(button('Search'));
    await pass(500);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('X is not replayed long after', async () => {
    const root = documentOf(<Page />);
    await user.click(button('Press'));
    await pass(20_000);
    await takeOver(root, <Page />);
    await pass(1000);
    expect(done).toEqual([]);
    expect(button('Press')).not.toHaveAttribute('data-kept');
  });
});

describe('What is done on a page that is alive', () => {
  it('X is handled once', async () => {
    const root = documentOf(<Page />);
    await takeOver(root, <Page />);
    await user.click(button('Press'));
    await user.click(screen.getByLabelText('Box'));
    await user.type(screen.getByLabelText('Text'), 'B');
    await pass(1000);
    expect(done).toEqual(['pressed', 'box true']);
    expect(screen.getByRole('status')).toHaveTextContent('B');
  });
});
