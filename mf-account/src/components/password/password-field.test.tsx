import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@shop/contracts/forms';
import { createTestPage, inShop } from '@shop/contracts/testing';
import remote from '../../remote.ts';
import { PasswordField } from './password-field.tsx';
import { RatedPasswordField } from './rated-password-field.tsx';

const open = async (submit: (values: object) => Promise<undefined> = async () => undefined) => {
  const form = (
    <Form onSubmit={submit}>
      <PasswordField name="old" label="Old password" autoComplete="current-password" />
      <RatedPasswordField
        name="fresh"
        label="Fresh password"
        hint="Six at least"
        about={['giulia.damico@example.com']}
      />
      <button>Send</button>
    </Form>
  );
  render(await inShop(form, remote, createTestPage()));
  return { user: userEvent.setup() };
};
const field = () => screen.getByLabelText('Old password');

describe('a password field', () => {
  it('S10 shows the password, and hides it again', async () => {
    const { user } = await open();
    expect(field()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show : Old password' }));
    expect(field()).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Fresh password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide : Old password' }));
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('V3 keeps outer spaces, shown or not: they are part of the password', async () => {
    const sent = jest.fn(async () => undefined);
    const { user } = await open(sent);
    await user.click(screen.getByRole('button', { name: 'Show : Old password' }));
    await user.type(field(), ' due spazi ');
    await user.type(screen.getByLabelText('Fresh password'), ' tre spazi ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ old: ' due spazi ', fresh: ' tre spazi ' });
  });

  it('S10 is hidden while it is sent, so that browsers take it for a password', async () => {
    let answer = (): void => undefined;
    const { user } = await open(
      () => new Promise((resolve) => (answer = () => resolve(undefined))),
    );
    await user.click(screen.getByRole('button', { name: 'Show : Old password' }));
    await user.type(field(), 'secret1');
    await user.type(screen.getByLabelText('Fresh password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field()).toHaveAttribute('type', 'password');
    answer();
  });

  it('accepts pasted text', async () => {
    const { user } = await open();
    await user.click(field());
    await user.paste('from the password manager');
    expect(field()).toHaveValue('from the password manager');
  });
});

describe('how good a new password is', () => {
  it.each([
    ['password', 'Very easy to guess'],
    ['giulia.damico@example.com', 'Very easy to guess'],
    ['cassetta graffio batteria viola', 'Strong'],
  ])('V3 is rated while typing: %s', async (typed, wording) => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Fresh password'));
    await user.paste(typed);
    expect(await screen.findByText(wording)).toBeVisible();
  });

  it('V3 is advice: a weak one of six characters is taken', async () => {
    const sent = jest.fn(async () => undefined);
    const { user } = await open(sent);
    await user.type(field(), 'secret1');
    await user.type(screen.getByLabelText('Fresh password'), 'aaaaaa');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalled();
  });
});
