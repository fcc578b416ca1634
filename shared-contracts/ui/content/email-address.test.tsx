import { render, screen } from '@testing-library/react';
import { EmailAddress } from './email-address.tsx';

it.each([
  ['info@xn--weingut-mller-4ob.de', 'info@weingut-müller.de'],
  ['ada@mail.xn--bcher-kva.example', 'ada@mail.bücher.example'],
  ['ada@shop.example', 'ada@shop.example'],
  ['ada@xn--99999999999.example', 'ada@xn--99999999999.example'],
])('V2 shows %s as %s', async (email, shown) => {
  render(<EmailAddress email={email} />);
  expect(await screen.findByText(shown)).toBeVisible();
});
