import type { ProducerItemsArg } from '../../api/producer-items.ts';
import type { Scope } from '../../api/scope.ts';
import type { Producer } from '../../model/producers/producers.ts';

/** What the items of a producer are read with. */
export const producerArg = ({ market, locale }: Scope, { name }: Producer): ProducerItemsArg => ({
  market,
  locale,
  producer: name,
});
