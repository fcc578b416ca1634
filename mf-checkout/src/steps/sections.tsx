import { EmailAddress } from '@shop/contracts/ui';
import type { InitialOrder } from '@shop/contracts/store';
import { withKeptMethods } from './shipping/shipping-methods.ts';
import { nextSection, sectionDone, SECTIONS, type Section } from './section-rules.ts';
import { AddressOutline } from './address/address-outline.tsx';
import { AddressSummary } from './address/address-summary.tsx';
import { OpenSection } from './open-section.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';
import { SectionPanel } from './section-panel.tsx';
import { ShippingSummary } from './shipping/shipping-summary.tsx';
import { TextLine } from './text-line.tsx';

const Summary = ({ order, section }: { order: InitialOrder; section: Section }) => {
  switch (section) {
    case 'account':
      return <p>{order.email ? <EmailAddress email={order.email} /> : <TextLine />}</p>;
    case 'address':
      return order.buyer ? (
        <AddressOutline buyer={order.buyer} />
      ) : (
        <AddressSummary order={order} />
      );
    case 'shipping':
      return <ShippingSummary order={order} />;
    case 'payment':
      return null;
  }
};

interface Props {
  /** Null while loading: the headings are rendered, and stay the same elements. */
  order: InitialOrder | null;
  /** Whether the order is the platform's, not the document's. */
  isWhole: boolean;
  open: Section;
  /** Whether the order may switch to another one (T5). */
  isJoining: boolean;
  /** Whether another page takes over at once: no form, because it would be replaced under the shopper's hands. */
  isLeaving: boolean;
}

/** All sections in one column: the open one with its form, completed ones as a summary. */
export const Sections = ({ order, isWhole, open, isJoining, isLeaving }: Props) => {
  // The server does not know which methods the tab has stored.
  const kept = order && isWhole ? withKeptMethods(order) : order;
  const reached = kept ? SECTIONS.indexOf(nextSection(kept)) : 0;
  return SECTIONS.map((section, index) => {
    const done = kept !== null && index < reached && sectionDone(kept, section);
    return (
      <SectionPanel
        key={section}
        section={section}
        state={section === open ? 'open' : done ? 'done' : 'ahead'}
        summary={kept && <Summary order={kept} section={section} />}
      >
        {isLeaving ? (
          <SectionSkeleton />
        ) : (
          <OpenSection
            key={isJoining ? 'joining' : 'here'}
            order={order}
            isWhole={isWhole}
            isJoining={isJoining}
            section={section}
          />
        )}
      </SectionPanel>
    );
  });
};
