import type { ComponentType } from 'react';
import type { InsertName } from '../../../model/info/content-document.ts';
import { AgeNote } from './age-note.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { Seller } from './seller.tsx';
import { StorageTable } from './storage-table.tsx';

const INSERTS: Readonly<Record<InsertName, ComponentType>> = {
  age: AgeNote,
  delivery: DeliveryTable,
  seller: Seller,
  storage: StorageTable,
};

/** A piece of a page that is drawn from the shop's own data. */
export const Insert = ({ name }: { name: InsertName }) => {
  const Piece = INSERTS[name];
  return <Piece />;
};
