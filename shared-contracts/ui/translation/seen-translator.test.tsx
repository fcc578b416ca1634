import { act, render, screen, waitFor } from '@testing-library/react';
import { tolerateTranslation } from './tolerate-translation.ts';
import { keepTrue } from './translated-page.ts';

jest.mock('./translated-page.ts', () => ({ keepTrue: jest.fn() }));

const Status = ({ isAdding }: { isAdding: boolean }) => (
  <div>
    <p role="status">{isAdding ? 'Adding' : ''}</p>
    {isAdding && 'Wait'}
    <b>{isAdding ? 'One moment' : 'Done'}</b>
    <i>{isAdding ? 'more' : <u>more</u>}</i>
  </div>
);

/** Safari takes the texts of a paragraph out and adds others. */
const translate = (parent: Element): void => {
  const texts = [...parent.childNodes].map((it) => it.textContent ?? '');
  for (const node of [...parent.childNodes]) node.remove();
  parent.append(...texts);
};

tolerateTranslation();

it('S14 takes what React changes for no translator, and sees Safari’s', async () => {
  const { rerender } = render(<Status isAdding />);
  for (const isAdding of [false, true, false]) {
    rerender(<Status isAdding={isAdding} />);
    await act(async () => {});
  }
  expect(keepTrue).not.toHaveBeenCalled();
  translate(screen.getByText('Done'));
  await waitFor(() => expect(keepTrue).toHaveBeenCalledTimes(1));
});
