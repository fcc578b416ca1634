import { commonMessages, MessagesProvider } from '@shop/contracts/i18n';
import type { Messages } from '@shop/contracts/remote';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Setting } from '../protocol/messages.ts';
import messages from '../messages/en.json';
import { DemoForm } from './demo-form.tsx';

const open = async () => {
  const texts: Messages = { ...(await commonMessages('en')), ...messages };
  render(
    <MessagesProvider locale="en" messages={texts}>
      <DemoForm setting={{ locale: 'en', disabled: false } as Setting} ref={null} />
    </MessagesProvider>,
  );
  const user = userEvent.setup();
  const list = screen.getByText(messages['checkout.frame.cards']).closest('details')!;
  const number = screen.getByRole('textbox', { name: messages['checkout.frame.field.number'] });
  const type = async (digits: string) => {
    await user.clear(number);
    await user.type(number, digits);
    await user.tab();
  };
  return { user, list, number, type };
};

describe('the list of test cards', () => {
  it('P1 opens the first time a number is refused, and stays closed once closed', async () => {
    const { user, list, number, type } = await open();
    expect(list).not.toHaveAttribute('open');
    await type('4242424242424242');
    expect(number).toBeInvalid();
    expect(list).toHaveAttribute('open');
    await user.click(screen.getByText(messages['checkout.frame.cards']));
    expect(list).not.toHaveAttribute('open');
    await type('4000000000000002');
    expect(number).toBeInvalid();
    expect(list).not.toHaveAttribute('open');
  });

  it('P1 stays closed for a number that Braintree documents', async () => {
    const { list, number, type } = await open();
    await type('4111111111111111');
    expect(number).toHaveValue('4111 1111 1111 1111');
    expect(list).not.toHaveAttribute('open');
  });
});
