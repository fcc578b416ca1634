import { render, screen, within } from '@testing-library/react';
import { createTestPage, inShop } from '@shop/contracts/testing';
import remote from '../remote.ts';
import Teaser from './teaser.tsx';

describe('the Teaser fragment', () => {
  it('introduces the page and links to it in the visitor’s market', async () => {
    render(await inShop(<Teaser />, remote, createTestPage()));
    const teaser = within(screen.getByRole('region', { name: '__title__' }));
    expect(teaser.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/it/eur/en/__name__',
    );
  });
});
