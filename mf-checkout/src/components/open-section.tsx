import { Suspense, use, useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { RegionBoundary } from '@shop/contracts/remote';
import { selectInitialOrder, useAppSelector } from '@shop/contracts/store';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import { SECTIONS, type Section } from '../model/section.ts';
import { forgetSectionForm, prefetchSectionForm, sectionForm } from './section-forms.ts';

interface Props {
  order: Order;
  section: Section;
}

const Form = ({ order, section }: Props) => {
  const SectionForm = use(sectionForm(section).promise);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <SectionForm order={order} />;
};

/** In place of a section's form. */
export const SectionSkeleton = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <Skeleton height="1.25rem" lines={8} />
  </>
);

/** Sections whose form looks the same without what is the visitor's own. */
const SAME_FOR_ALL: readonly Section[] = ['account'];

/**
 * The open section while the order is read. Where the document came with a guest's order, the form is in its place
 * already, so that nothing moves; it can be used when the order is there.
 */
export const WaitingSection = ({ section }: Pick<Props, 'section'>) => {
  const order = useAppSelector(selectInitialOrder);
  if (!order || !SAME_FOR_ALL.includes(section)) return <SectionSkeleton />;
  return (
    <div inert aria-busy="true">
      <Suspense fallback={<SectionSkeleton />}>
        <Form order={order} section={section} />
      </Suspense>
    </div>
  );
};

/** The form of the open section. Who begins with it gets the next one's code ahead. */
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
