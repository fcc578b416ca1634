import { screen } from '@testing-library/react';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

describe('Button', () => {
  it('does its work on a click', async () => {
    const click = jest.fn();
    const { user } = renderInShop(<Button onClick={click}>Add to cart</Button>);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('P5 takes no second click while busy, and keeps its name and the focus', async () => {
    const click = jest.fn();
    const submit = jest.fn((event: SubmitEvent) => event.preventDefault());
    const { user } = renderInShop(
      <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
        <Button type="submit" busy onClick={click}>
          Place order
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Place order', busy: true });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('WCAG 4.1.3 announces that it is busy', () => {
    const { rerender } = renderInShop(<Button>Add</Button>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Button busy>Add</Button>);
    expect(screen.getByRole('status')).toHaveTextContent('One moment, please');
  });

  it('submits no form by default', () => {
    renderInShop(<Button>Undo</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('ButtonLink', () => {
  it('M4 is a link that keeps market and language', () => {
    renderInShop(<ButtonLink to="/cart">To the cart</ButtonLink>);
    expect(screen.getByRole('link', { name: 'To the cart' })).toHaveAttribute(
      'href',
      '/it/eur/en/cart',
    );
  });
});
