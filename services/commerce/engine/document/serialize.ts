import { groupBy } from '../store/group-by.ts';
import type { ReadContext, Resource, Row } from '../definition/define-resource.ts';
import { toFloat } from '../money/currency-style.ts';
import { formatAmount } from '../money/format-amount.ts';
import type { SparseFields } from '../query/parse-query.ts';
import { attributePlan } from './attribute-plan.ts';
import type { Entry } from './entry.ts';
import { resourceObjects, type ResourceObject } from './resource-object.ts';

interface SerializeOptions {
  /** `https://<organization>.<domain>/api` */
  readonly base: string;
  readonly organizationId: string;
  readonly fields: SparseFields;
}

const attributesOf = (
  resource: Resource,
  row: Row,
  computed: ReadonlyMap<string, unknown>,
  selected: ReadonlySet<string> | undefined,
  trusted: boolean,
): Record<string, unknown> => {
  const attributes: Record<string, unknown> = {};
  const currency = typeof row['currency_code'] === 'string' ? row['currency_code'] : null;
  for (const it of attributePlan(resource)) {
    if (it.kind === 'money') {
      const cents = row[it.cents];
      const isAmount = typeof cents === 'number';
      attributes[it.cents] = isAmount ? cents : null;
      attributes[it.float] = isAmount ? toFloat(cents, currency) : null;
      attributes[it.formatted] = isAmount ? formatAmount(cents, currency) : null;
    } else if (it.confidential && !trusted) continue;
    else if (it.kind === 'plain') attributes[it.name] = row[it.name];
    else if (computed.has(it.name)) attributes[it.name] = computed.get(it.name);
  }
  return selected === undefined
    ? attributes
    : Object.fromEntries(Object.entries(attributes).filter(([name]) => selected.has(name)));
};

/** Values of all computed attributes that are shown, for a batch reached the same way. */
const computeAll = (entries: readonly Entry[], context: ReadContext, fields: SparseFields) => {
  const values = new Map<Entry, Map<string, unknown>>(entries.map((entry) => [entry, new Map()]));
  const groups = groupBy(entries, ({ resource, via }) => `${resource.shape.type} ${via}`);
  for (const group of groups.values()) {
    const first = group[0];
    if (first === undefined) continue;
    const selected = fields.get(first.resource.shape.type);
    for (const [name, compute] of Object.entries(first.resource.compute ?? {})) {
      if (selected !== undefined && !selected.has(name)) continue;
      const results = compute(
        group.map(({ row }) => row),
        context,
        first.via,
      );
      group.forEach((entry, index) => {
        if (results[index] !== undefined) values.get(entry)?.set(name, results[index]);
      });
    }
  }
  return values;
};

/** Resource objects of a batch of entries, in their order. */
export const serialize = (
  entries: readonly Entry[],
  context: ReadContext,
  { base, organizationId, fields }: SerializeOptions,
): ResourceObject[] => {
  const computed = computeAll(entries, context, fields);
  const trusted = context.viewer.kind === 'integration';
  const frame = { base, meta: { mode: 'test', organization_id: organizationId } };
  const makers = new Map<Resource, ReturnType<typeof resourceObjects>>();
  return entries.map((entry) => {
    const { resource, row } = entry;
    const selected = fields.get(resource.shape.type);
    let make = makers.get(resource);
    if (make === undefined) {
      make = resourceObjects(resource, frame, (name) => selected?.has(name) ?? true);
      makers.set(resource, make);
    }
    const values = computed.get(entry) ?? new Map();
    return make(entry, attributesOf(resource, row, values, selected, trusted));
  });
};
