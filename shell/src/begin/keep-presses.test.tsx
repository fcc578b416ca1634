import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ALIVE } from './alive.ts';
import { keepInEachTest, pass, takeOver } from './testing/keep-in-each-test.tsx';
import { Buttons, documentOf, done, Form, Page } from './testing/pressed-page.tsx';

const { user } = keepInEachTest();
const button = (name: string) => screen.getByRole('button', { name });

describe('What is pressed before the page is alive', () => {
  it('X is done once it is, each thing as often as it was done', async () => {
    const root = documentOf(<Page />);
    await user().click(button('Press'));
    await user().click(button('Press'));
    await user().click(button('Send'));
    expect(done).toEqual([]);
    expect(button('Press')).toHaveAttribute('data-kept');
    await takeOver(root, <Page />);
    await pass(200);
    expect(done).toEqual(['pressed', 'pressed', 'sent']);
    expect(button('Press')).not.toHaveAttribute('data-kept');
    await pass(5000);
    expect(done).toHaveLength(3);
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
    await user().click(button('Press'));
    await user().type(screen.getByLabelText('Text'), 'B');
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
    await user().click(former);
    await user().click(button('Save'));
    await takeOver(root, <Buttons title="stable" names={['Add', 'Save', 'Save']} />);
    await pass(200);
    expect(former).not.toBeInTheDocument();
    expect(done).toEqual(['Add']);
  });

  it('X waits for two seconds for what replaces an element, while its region is empty', async () => {
    const press = async (gone: number) => {
      const root = documentOf(<Page />);
      await user().click(button('Press'));
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
    await user().click(screen.getByLabelText('Box'));
    await user().type(screen.getByLabelText('Text'), 'Barbera');
    await user().click(button('Send'));
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
    await user().click(button('Buy'));
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
    await user().click(button('Search'));
    await pass(500);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('X is not replayed long after', async () => {
    const root = documentOf(<Page />);
    await user().click(button('Press'));
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
    await user().click(button('Press'));
    await user().click(screen.getByLabelText('Box'));
    await user().type(screen.getByLabelText('Text'), 'B');
    await pass(1000);
    expect(done).toEqual(['pressed', 'box true']);
    expect(screen.getByRole('status')).toHaveTextContent('B');
  });
});
