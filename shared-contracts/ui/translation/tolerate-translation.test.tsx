import { act, render, waitFor } from '@testing-library/react';
import { tolerateTranslation } from './tolerate-translation.ts';

const translate = (root: Element): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
};

const Total = ({ amount, isChanging }: { amount: string; isChanging: boolean }) => (
  <p>
    {isChanging && 'Total is updating'}
    <b>Total</b>
    {amount}
  </p>
);

tolerateTranslation();

it('S14 a page is true again once the code for translated pages has come', async () => {
  const { container, rerender } = render(<Total amount="9,10 €" isChanging />);
  await act(async () => translate(container));
  rerender(<Total amount="12,10 €" isChanging={false} />);
  rerender(<Total amount="12,10 €" isChanging />);
  rerender(<Total amount="15,10 €" isChanging={false} />);
  await waitFor(() => expect(container).toHaveTextContent(/^Total15,10 €$/));
});

it('S14 a missing element is still an error', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('b')];
  expect(() => parent.removeChild(other)).toThrow(DOMException);
  expect(() => parent.insertBefore(document.createElement('i'), other)).toThrow(DOMException);
});
