import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import type { PlacingState } from './placing-machine.ts';
import type { Refusal } from './refusal.ts';

const RefusalNotice = ({ refusal }: { refusal: Refusal }) => {
  switch (refusal.kind) {
    case 'payment':
      return (
        <Notice tone="danger">
          <FormattedMessage {...errorTextOf(refusal)} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(refusal.error)} />
        </Notice>
      );
    case 'not-placed':
      return (
        <Notice tone="danger" live>
          <FormattedMessage id="checkout.placing.not_placed" />
        </Notice>
      );
    default:
      return null;
  }
};

/** State of placing, for display beside the button. */
export const PlacingNotice = ({ state }: { state: PlacingState }) => {
  switch (state.phase) {
    case 'challenging':
      return (
        <Notice tone="info" live>
          <FormattedMessage id="checkout.placing.challenging" />
        </Notice>
      );
    case 'checking':
      return (
        <Notice tone="info" live title={<FormattedMessage id="checkout.checking.title" />}>
          <FormattedMessage id="checkout.checking.text" />
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="danger" live>
          <FormattedMessage id="checkout.placing.unknown" />
        </Notice>
      );
    case 'refused':
      return <RefusalNotice refusal={state.refusal} />;
    default:
      return null;
  }
};
