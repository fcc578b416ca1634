import { FormattedMessage } from '@shop/contracts/i18n';
import { TextLink } from '@shop/contracts/ui';
import { findProducer } from '../../../model/producers/producers.ts';
import { producerPath } from '../../../model/producers/producer-path.ts';

/** Who made an item, with the way to the producer's own page where there is one. */
export const ProducerRow = ({ name }: { name: string }) => {
  const producer = findProducer(name);
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id="catalog.facts.producer" />
      </th>
      <td>{producer ? <TextLink to={producerPath(producer.key)}>{name}</TextLink> : name}</td>
    </tr>
  );
};
