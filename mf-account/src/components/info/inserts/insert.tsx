import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import type { ComponentType } from 'react';
import { STORED_GROUPS } from '../../../model/info/stored-keys.ts';
import { ContentTable } from '../text/content-table.tsx';
import css from '../text/text.module.css';
import type { InsertName } from '../../../model/info/content-document.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { Seller } from './seller.tsx';

/** Minimum age for alcohol in the market's countries; nothing if none is required. */
const AgeNote = () => {
  const { market, country, locale } = useAppSelector(selectMarketContext);
  const age = market.alcohol_age?.[country];
  if (age === undefined) return null;
  return (
    <p>
      <FormattedMessage id="content.age" values={{ age, country: countryName(country, locale) }} />
    </p>
  );
};

/** Browser storage of the shop: purpose, keys and lifetime. */
const StorageTable = () => (
  <ContentTable
    head={['purpose', 'names', 'lifetime'].map((column) => (
      <FormattedMessage key={column} id={`content.storage.column.${column}`} />
    ))}
    rows={STORED_GROUPS.map(({ purpose, keys, lifetime }) => [
      <FormattedMessage key="purpose" id={`content.storage.${purpose}`} />,
      <span key="names" className={css.codes}>
        {keys.map((key) => (
          <code key={key} className={css.code}>
            {key}
          </code>
        ))}
      </span>,
      <FormattedMessage key="lifetime" id={`content.storage.lifetime.${lifetime}`} />,
    ])}
  />
);

const INSERTS: Readonly<Record<InsertName, ComponentType>> = {
  age: AgeNote,
  delivery: DeliveryTable,
  seller: Seller,
  storage: StorageTable,
};

/** A part of a page rendered from the shop's data. */
export const Insert = ({ name }: { name: InsertName }) => {
  const Component = INSERTS[name];
  return <Component />;
};
