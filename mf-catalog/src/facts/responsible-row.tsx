import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { Responsible } from './responsible.ts';

/** Row with who answers for an item: name, postal address, and of an accessory the electronic one. */
export const ResponsibleRow = ({ of: it }: { of: Responsible }) => {
  const locale = useAppSelector(selectLocale);
  const place = `${it.postalCode} ${it.city}`;
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id={`catalog.facts.responsible.${it.role}`} />
      </th>
      <td>
        {[it.name, it.street, place, countryName(it.country, locale)].join(', ')}
        {it.email && (
          <>
            {', '}
            <a href={`mailto:${it.email}`}>{it.email}</a>
          </>
        )}
      </td>
    </tr>
  );
};
