import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { Responsible } from './responsible.ts';

/** Row with the responsible company: name, postal address, and for an accessory the e-mail address. */
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
