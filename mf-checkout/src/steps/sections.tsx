import type { Order } from '@shop/contracts/commerce/order';
import { EmailAddress } from '@shop/contracts/ui';
import { withKeptMethods } from './shipping/shipping-methods.ts';
import { nextSection, sectionDone, SECTIONS, type Section } from './section-rules.ts';
import { AddressSummary } from './address/address-summary.tsx';
import { OpenSection, WaitingSection } from './open-section.tsx';
import { SectionPanel } from './section-panel.tsx';
import { ShippingSummary } from './shipping/shipping-summary.tsx';

const Summary = ({ order, section }: { order: Order; section: Section }) => {
  switch (section) {
    case 'account':
      return <p>{order.email && <EmailAddress email={order.email} />}</p>;
    case 'address':
      return <AddressSummary order={order} />;
    case 'shipping':
      return <ShippingSummary order={order} />;
    case 'payment':
      return null;
  }
};

interface Props {
  /** Null while loading: the headings are rendered, and stay the same elements. */
  order: Order | null;
  open: Section;
}

/** All sections in one column: the open one with its form, completed ones as a summary. */
export const Sections = ({ order, open }: Props) => {
  const kept = order && withKeptMethods(order);
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
        {order ? (
          <OpenSection order={order} section={section} />
        ) : (
          <WaitingSection section={section} />
        )}
      </SectionPanel>
    );
  });
};
