import { Suspense, use, useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { RegionBoundary } from '@shop/contracts/remote';
import { selectInitialOrder, useAppSelector } from '@shop/contracts/store';
import { SECTIONS, type Section } from './section-rules.ts';
import { forgetSectionForm, prefetchSectionForm, sectionForm } from './section-forms.ts';
import { SectionSkeleton } from './section-skeleton.tsx';

interface Props {
  order: Order;
  section: Section;
}

const Form = ({ order, section }: Props) => {
  const SectionForm = use(sectionForm(section).promise);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <SectionForm order={order} />;
};

const WaitingAccount = () => {
  const order = useAppSelector(selectInitialOrder);
  const AccountForm = use(sectionForm('account').promise);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <AccountForm order={order} />;
};

/**
 * The open section while the order is loading. The account form is displayed already, with the document's data of the
 * order: it looks the same for every guest, so nothing moves when it becomes active.
 */
export const WaitingSection = ({ section }: Pick<Props, 'section'>) => {
  if (section !== 'account') return <SectionSkeleton />;
  return (
    <div inert aria-busy="true">
      <Suspense fallback={<SectionSkeleton />}>
        <WaitingAccount />
      </Suspense>
    </div>
  );
};

/** The form of the open section. The first interaction prefetches the next section's code. */
export const OpenSection = (props: Props) => {
  const { section } = props;
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetSectionForm(section);
    setAttempt(attempt + 1);
  };
  const prefetchNext = () => {
    const next = SECTIONS[SECTIONS.indexOf(section) + 1];
    if (next) prefetchSectionForm(next);
  };
  return (
    <div onFocusCapture={prefetchNext}>
      <RegionBoundary key={attempt} team="checkout" region={section} onRetry={retry}>
        <Suspense fallback={<SectionSkeleton />}>
          <Form {...props} />
        </Suspense>
      </RegionBoundary>
    </div>
  );
};
