import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import { RadioCard, RadioGroup } from '@shop/contracts/ui';
import { EntryActions } from './entry-actions.tsx';
import { useAddressTexts } from './use-address-texts.ts';

interface Props {
  purpose: 'shipping' | 'billing';
  entries: readonly CustomerAddress[];
  chosen: string | null;
  onChoose: (entry: CustomerAddress | null) => void;
  onEdit: (entry: CustomerAddress) => void;
  onRemove: (entry: CustomerAddress) => void;
}

/** Value of the choice that is none of the saved ones; no id is like it. */
const OTHER = 'other';

/** The saved addresses to choose from, and another one. */
export const AddressChoiceList = (props: Props) => {
  const { purpose, entries, chosen, onChoose, onEdit, onRemove } = props;
  const textsOf = useAddressTexts();
  return (
    <RadioGroup
      name={`address-book-${purpose}`}
      legend={<FormattedMessage id={`account.book.choose.${purpose}`} />}
      value={chosen ?? OTHER}
      onChange={(id) => onChoose(entries.find(({ address }) => address.id === id) ?? null)}
    >
      {entries.map((entry) => {
        const { title, rest } = textsOf(entry.address);
        return (
          <RadioCard key={entry.id} value={entry.address.id} title={title} text={rest}>
            <EntryActions {...{ entry, title, onEdit, onRemove }} />
          </RadioCard>
        );
      })}
      <RadioCard value={OTHER} title={<FormattedMessage id={`account.book.other.${purpose}`} />} />
    </RadioGroup>
  );
};
