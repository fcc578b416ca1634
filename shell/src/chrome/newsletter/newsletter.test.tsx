import { screen, within } from '@testing-library/react';
import { renderShop } from '../../testing/make-shop.tsx';

const answering = (status: number, body: object = {}) => {
  const fetch = jest.fn(async (_url: string, _init?: RequestInit) =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  globalThis.fetch = fetch as never;
  return () =>
    fetch.mock.calls.map(([url, init]) => ({
      url,
      ...(JSON.parse(init?.body as string) as object),
    }));
};

const open = async () => {
  const { user } = renderShop(<h1>Page</h1>);
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('button', { name: 'Get our newsletter' }));
  const field = await footer.findByRole('textbox', { name: /Your e-mail/ });
  return { user, footer, field };
};

describe('the newsletter in the footer', () => {
  it('T16 requests an e-mail with its purpose, and announces the confirmation link', async () => {
    const asked = answering(202);
    const { user, footer, field } = await open();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/unsubscribe at any time/);
    await user.type(field, ' ada@example.com ');
    await user.click(footer.getByRole('button', { name: 'Subscribe' }));
    expect(await footer.findByText(/sent a link to ada@example.com/)).toBeVisible();
    expect(asked()).toEqual([
      {
        url: expect.stringMatching(/\/api\/newsletter$/),
        email: 'ada@example.com',
        consent: true,
        locale: 'en',
        market: 'it/eur',
        reference: 'footer',
      },
    ]);
  });

  it('V3 reports missing fields, and sends nothing', async () => {
    const asked = answering(202);
    const { user, footer, field } = await open();
    await user.type(field, 'ada');
    await user.click(footer.getByRole('button', { name: 'Subscribe' }));
    expect(field).toBeInvalid();
    expect(asked()).toEqual([]);
  });

  it('X reports an unreachable service, and keeps the input', async () => {
    answering(503, { error: { code: 'UNAVAILABLE', message: 'The database is away.' } });
    const { user, footer, field } = await open();
    await user.type(field, 'ada@example.com');
    await user.click(footer.getByRole('button', { name: 'Subscribe' }));
    expect(await footer.findByRole('group', { name: /./ })).toBeVisible();
    expect(field).toHaveValue('ada@example.com');
  });
});
