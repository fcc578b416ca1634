import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import type { ComponentType } from 'react';
import type { RenderedInsert } from '../../../model/info/content-document.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { GuaranteeNotice } from './guarantee-notice.tsx';
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

const INSERTS: Readonly<Record<RenderedInsert, ComponentType>> = {
  age: AgeNote,
  delivery: DeliveryTable,
  guarantee: GuaranteeNotice,
  seller: Seller,
};

/** A part of a page rendered from the shop's data. */
export const Insert = ({ name }: { name: RenderedInsert }) => {
  const Component = INSERTS[name];
  return <Component />;
};
