import { render, screen } from '@testing-library/react';
import { clearDraft, keepDraft } from './checkout-draft.ts';
import { useDraft } from './is-whole.ts';

afterEach(clearDraft);

it('T3 S6 shows input of the previous page that arrived while this page rendered', () => {
  let isRendered = false;
  const Email = () => {
    const email = useDraft(({ account }) => account?.['email']);
    if (!isRendered) keepDraft('account', { email: 'ada@example.com' });
    isRendered = true;
    return <p>{email ?? 'nothing typed'}</p>;
  };
  render(<Email />);
  expect(screen.getByText('ada@example.com')).toBeVisible();
});
