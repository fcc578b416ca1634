import { createEvent, fireEvent, screen } from '@testing-library/react';
import { createPath, useLocation, useNavigationType } from 'react-router';
import { renderInShop } from '../ui/testing/render-in-shop.tsx';
import { Link, NavLink, type LinkProps } from './link.tsx';
import { usePageQuery } from './use-page-query.ts';

const Here = () => {
  const grapes = usePageQuery().getAll('grape').join(' ');
  return (
    <>
      <p>{createPath(useLocation())}</p>
      <p aria-label="how">{useNavigationType()}</p>
      <p aria-label="grapes">{grapes}</p>
    </>
  );
};

const open = (props: Partial<LinkProps> = {}) => {
  renderInShop(
    <>
      <Link to="/category/wine?grape=barbera&grape=fiano" {...props}>
        Wine
      </Link>
      <NavLink to="/category/wine">Department</NavLink>
      <Here />
    </>,
  );
  return screen.getByRole('link', { name: 'Wine' });
};
const here = () => screen.getAllByRole('paragraph')[0]?.textContent;
const how = () => screen.getByLabelText('how').textContent;

describe('Link', () => {
  it('keeps market and language, and changes the page without loading it', () => {
    const link = open();
    expect(link).toHaveAttribute('href', '/it/eur/en/category/wine?grape=barbera&grape=fiano');
    expect(fireEvent.click(link)).toBe(false);
    expect(here()).toBe('/it/eur/en/category/wine?grape=barbera&grape=fiano');
    expect(how()).toBe('PUSH');
    expect(screen.getByLabelText('grapes')).toHaveTextContent('barbera fiano');
  });

  it('leads home to the market itself', () => {
    expect(open({ to: '/' })).toHaveAttribute('href', '/it/eur/en');
  });

  it('adds no entry to the history for the address that is there', () => {
    const link = open();
    fireEvent.click(link);
    fireEvent.click(link);
    expect(how()).toBe('REPLACE');
  });

  it('replaces the history entry on request', () => {
    fireEvent.click(open({ replace: true }));
    expect(how()).toBe('REPLACE');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %o to the browser', (init) => {
    const link = open();
    const click = createEvent.click(link, init);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(here()).toBe('/');
  });

  it('leaves a link to another tab to the browser', () => {
    const link = open({ target: '_blank' });
    expect(fireEvent.click(link)).toBe(true);
    expect(here()).toBe('/');
  });

  it('does not navigate if its own handler prevented the click', () => {
    fireEvent.click(open({ onClick: (event) => event.preventDefault() }));
    expect(here()).toBe('/');
  });
});

describe('NavLink', () => {
  it('is the current page with any query, and no other', () => {
    const link = open();
    const department = screen.getByRole('link', { name: 'Department' });
    expect(department).not.toHaveAttribute('aria-current');
    fireEvent.click(link);
    expect(department).toHaveAttribute('aria-current', 'page');
  });
});
