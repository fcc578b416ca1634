import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, PageHeading } from '@shop/contracts/ui';
import { useNewArrivalsQuery } from '../../api/new-arrivals.ts';
import { useScope } from '../../api/scope.ts';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { CategoryLinks } from '../../components/category-links.tsx';
import { Section } from '../../components/section.tsx';
import { childrenOf } from '../../model/categories/categories.ts';
import type { ReactNode } from 'react';
import css from './not-found.module.css';

interface Props {
  what: 'item' | 'category';
  /** What resembles it, shown before all else. */
  children?: ReactNode;
}

/** Nothing here: the way home, the categories and what is new (S13). */
export const NotFound = ({ what, children }: Props) => {
  const { data } = useNewArrivalsQuery(useScope());
  const cards = data?.lead ? [data.lead, ...data.cards].slice(0, 4) : [];
  return (
    <div className={css.page}>
      <PageHeading
        overline={<FormattedMessage id="catalog.not_found.overline" />}
        lead={<FormattedMessage id={`catalog.not_found.${what}.text`} />}
      >
        <FormattedMessage id={`catalog.not_found.${what}.title`} />
      </PageHeading>
      <p className={css.home}>
        <ButtonLink to={paths.home()} variant="primary">
          <FormattedMessage id="catalog.not_found.home" />
        </ButtonLink>
      </p>
      {children}
      <CategoryLinks categories={childrenOf(null)} />
      {cards.length > 0 && (
        <Section title={<FormattedMessage id="catalog.not_found.suggestions" />}>
          <CardGrid cards={cards} list="not-found" heading="h3" />
        </Section>
      )}
    </div>
  );
};
