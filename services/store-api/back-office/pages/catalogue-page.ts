import { facts, html, moment, status, table } from '@shop/server-kit/html';
import type { IndexState } from '../../catalogue/freshness/index-state.ts';
import type { UnlabelledItem } from '../../catalogue/item/missing-labelling.ts';
import type { Page } from './layout.ts';

const MINUTE = 60_000;

const duration = (ms: number): string => {
  const minutes = Math.max(0, Math.round(ms / MINUTE));
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

const ago = (iso: string | null, now: Date) =>
  iso === null ? 'never' : html`${moment(iso)} (${duration(now.getTime() - Date.parse(iso))} ago)`;

/** Items whose labelling lacks what the law requires, and where that forbids the sale. */
const labelling = (items: readonly UnlabelledItem[]) => html`
  <h2>Labelling (${items.length})</h2>
  <p class="hint">
    SKUs without bottler, producer, importer or manufacturer, or accessories without identifier or
    warnings: facts of the SKU’s metadata on the platform. In a country with deposits on drinks’
    containers, a drink without “packaging” or its “deposit” in the metadata is not sold, nor is a
    bundle that contains it.
  </p>
  ${table({
    id: 'labelling',
    caption: 'SKUs with incomplete labelling',
    columns: [{ label: 'SKU' }, { label: 'Lacks' }, { label: 'Not sold in' }],
    rows: items.map(({ code, name, missing, notSoldIn }) => [
      html`${code} <span class="under">${name}</span>`,
      missing.join(', '),
      notSoldIn.join(', '),
    ]),
    empty: 'There are none.',
  })}
`;

/**
 * State of the catalog index; `null` without one.
 *
 * @param unlabelled - SKUs whose labelling is incomplete
 */
export const cataloguePage = (
  state: IndexState | null,
  now: Date,
  unlabelled: readonly UnlabelledItem[] = [],
): Page => ({
  title: 'Catalogue index',
  content: state
    ? html`<p class="lead">
          What lists, search and suggestions are answered from. It follows the platform by itself.
        </p>
        ${facts([
          ['State', state.ready ? status('ready', 'good') : status('being built', 'waiting')],
          ['SKUs', state.skus],
          ['Bundles', state.bundles],
          ['Read as a whole', ago(state.builtAt, now)],
          ['Last compared', ago(state.comparedAt, now)],
        ])}
        ${labelling(unlabelled)}`
    : html`<p>This service keeps no index of the catalogue.</p>`,
});
