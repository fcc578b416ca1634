import { useShop } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useMemo, Fragment } from 'react';
import { paths, type ShopPath } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { valuesOf, type Values } from '../../../model/info/values-of.ts';
import type { Inline } from '../../../model/info/content-document.ts';
import { findPage } from '../../../model/info/pages.ts';
import css from './text.module.css';

/** Values of the placeholders in the page's text. */
const useValues = (): Values => {
  const { config } = useShop();
  const context = useAppSelector(selectMarketContext);
  return useMemo(() => valuesOf(config.merchant, context), [config.merchant, context]);
};

const Outward = ({ href, text }: { href: string; text: string }) => (
  <a className={css.link} href={href}>
    {text}
  </a>
);

const Value = ({ name }: { name: Extract<Inline, { type: 'value' }>['name'] }) => {
  const value = useValues()[name];
  if (name === 'email' || name === 'pec') return <Outward href={`mailto:${value}`} text={value} />;
  if (name === 'phone')
    return <Outward href={`tel:${value.replace(/[^+\d]/g, '')}`} text={value} />;
  return value;
};

const ContentLink = ({ href, children }: Extract<Inline, { type: 'link' }>) => {
  const page = findPage(href);
  const content = <Inlines of={children} />;
  if (page) return <TextLink to={paths.info(page)}>{content}</TextLink>;
  if (href.startsWith('/')) return <TextLink to={href as ShopPath}>{content}</TextLink>;
  return (
    <a className={css.link} href={href}>
      {content}
    </a>
  );
};

const One = ({ it }: { it: Inline }) => {
  if (typeof it === 'string') return it;
  switch (it.type) {
    case 'strong':
      return (
        <strong>
          <Inlines of={it.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines of={it.children} />
        </em>
      );
    case 'code':
      return <code className={css.code}>{it.text}</code>;
    case 'value':
      return <Value name={it.name} />;
    case 'link':
      return <ContentLink {...it} />;
    case 'break':
      return <br />;
  }
};

/** Running text, with the shop's values in their places. */
export const Inlines = ({ of }: { of: readonly Inline[] }) =>
  of.map((it, index) => (
    <Fragment key={index}>
      <One it={it} />
    </Fragment>
  ));
