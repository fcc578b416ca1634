import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { OwnLocation, useLocation, useNavigate } from '../routing/index.ts';
import { RadioCard } from '../ui/controls/radio-card.tsx';
import { renderInShop } from '../ui/testing/render-in-shop.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { SubmitOutcome } from './form-message.ts';
import {
  FormCheckbox,
  FormField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  SubmitButton,
} from './controls.tsx';
import { Form } from './form.tsx';
import { email } from './validators.ts';

interface Values {
  email: string;
  country: string;
  person: string;
  note: string;
  terms: boolean;
}
const filled = { country: 'IT', person: 'private', terms: true };

const setUp = (
  onSubmit: (values: Values) => SubmitOutcome | Promise<SubmitOutcome>,
  initialValues?: Partial<Values>,
) => {
  const form = (values?: Partial<Values>) => (
    <Form<Values> label="Address" onSubmit={onSubmit} initialValues={values}>
      <ErrorSummary />
      <FormField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        validate={email}
      />
      <FormSelect
        name="country"
        label="Country"
        required
        placeholder
        options={[{ value: 'IT', label: 'Italy' }]}
      />
      <FormRadioGroup name="person" label="You are" required>
        <RadioCard value="private" title="Private" />
        <RadioCard value="company" title="Company" />
      </FormRadioGroup>
      <FormTextArea name="note" label="Note" />
      <FormCheckbox name="terms" label="I agree" required />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
  const { user, rerender } = renderInShop(form(initialValues));
  const mail = screen.getByRole('textbox', { name: 'E-mail' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, mail, save, rerender: (values: Partial<Values>) => rerender(form(values)) };
};

describe('Form', () => {
  it('submits the values', async () => {
    const submit = jest.fn();
    const { user, mail, save } = setUp(submit);
    await user.type(mail, ' anna@example.com ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Italy');
    await user.click(screen.getByRole('radio', { name: 'Company' }));
    await user.type(screen.getByRole('textbox', { name: 'Note optional' }), 'Ring twice');
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await save();
    expect(submit).toHaveBeenCalledWith({
      email: 'anna@example.com',
      country: 'IT',
      person: 'company',
      note: 'Ring twice',
      terms: true,
    });
  });

  it('WCAG 3.3.1 sums up a failed try, takes the focus there and leads to each field', async () => {
    const submit = jest.fn();
    const { user, mail, save } = setUp(submit);
    await save();
    const summary = await screen.findByRole('group', { name: 'Please correct 4 fields' });
    expect(submit).not.toHaveBeenCalled();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual(['E-mail', 'Country', 'You are', 'I agree']);
    await user.click(within(summary).getByRole('link', { name: 'E-mail' }));
    expect(mail).toHaveFocus();
    expect(mail).toHaveAccessibleDescription('This field is required');
    await user.click(within(summary).getByRole('link', { name: 'You are' }));
    expect(screen.getByRole('radio', { name: 'Private' })).toHaveFocus();
  });

  it('WCAG 3.3.1 takes the focus after every failed submit, and drops corrected errors', async () => {
    const { user, mail, save } = setUp(jest.fn(), filled);
    await save();
    await user.type(mail, 'anna');
    await save();
    expect(await screen.findByRole('group', { name: 'Please correct one field' })).toHaveFocus();
    expect(mail).toHaveAccessibleDescription(/valid e-mail address/u);
    await user.type(mail, '@example.com');
    expect(screen.queryByRole('group', { name: /Please correct/u })).not.toBeInTheDocument();
  });

  it('complains about a field only after it was left', async () => {
    const { user, mail } = setUp(jest.fn());
    await user.type(mail, 'anna');
    expect(mail).not.toHaveAccessibleDescription();
    await user.tab();
    expect(mail).toHaveAccessibleDescription(/valid e-mail address/u);
    expect(mail).toHaveAttribute('aria-invalid', 'true');
  });

  it('X shows what the server refused at its field and keeps all that was typed', async () => {
    const { user, mail, save } = setUp(
      async () => ({ form: 'error.cl_validation_error', fields: { email: 'error.email_taken' } }),
      filled,
    );
    await user.type(mail, 'anna@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Note optional' }), 'Ring twice');
    await save();
    const summary = await screen.findByRole('group', {
      name: /Some of the details were not accepted/u,
    });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('E-mail – This e-mail address is already registered');
    expect(mail).toHaveAccessibleDescription('This e-mail address is already registered');
    expect(mail).toHaveValue('anna@example.com');
    expect(screen.getByRole('textbox', { name: 'Note optional' })).toHaveValue('Ring twice');
    await user.type(mail, '.it');
    expect(mail).not.toHaveAccessibleDescription();
  });

  it('X can be sent again after the connection failed', async () => {
    const answers: SubmitOutcome[] = [{ form: 'error.connection_failed' }, undefined];
    const submit = jest.fn(async () => answers.shift());
    const { user, mail, save } = setUp(submit, filled);
    await user.type(mail, 'anna@example.com');
    await save();
    expect(await screen.findByRole('group', { name: /We cannot reach the shop/u })).toHaveFocus();
    await save();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(
      screen.queryByRole('group', { name: /We cannot reach the shop/u }),
    ).not.toBeInTheDocument();
  });

  it('P5 sends once however often the button is pressed', async () => {
    let answer: (outcome: SubmitOutcome) => void = () => undefined;
    const submit = jest.fn(() => new Promise<SubmitOutcome>((resolve) => (answer = resolve)));
    const { save } = setUp(submit, { ...filled, email: 'anna@example.com' });
    await save();
    expect(screen.getByRole('button', { name: 'Save', busy: true })).toBeVisible();
    await save();
    expect(submit).toHaveBeenCalledTimes(1);
    answer(undefined);
    expect(await screen.findByRole('button', { name: 'Save', busy: false })).toBeVisible();
  });

  it('P5 sends once when it is sent twice at the same moment', async () => {
    const submit = jest.fn(() => Promise.resolve(undefined));
    setUp(submit, { ...filled, email: 'anna@example.com' });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Address' });
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
      await Promise.resolve();
    });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('P5 does not submit again while the next page is loading', async () => {
    const submit = jest.fn();
    const Page = () => {
      const [shown] = useState(useLocation());
      const navigate = useNavigate();
      const send = async () => {
        submit();
        await navigate('/next');
        return undefined;
      };
      return (
        <>
          <OwnLocation location={shown}>
            <Form label="Address" onSubmit={send}>
              <SubmitButton>Save</SubmitButton>
            </Form>
          </OwnLocation>
          <button onClick={() => void navigate(-1)}>Back</button>
        </>
      );
    };
    const { user } = renderInShop(<Page />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Save', busy: true }));
    await act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());
    expect(submit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Save', busy: false }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('keeps input when initial values arrive late', async () => {
    const { user, mail, rerender } = setUp(jest.fn(), {});
    await user.type(mail, 'typed@example.com');
    rerender({ email: 'stored@example.com', note: 'Stored' });
    expect(mail).toHaveValue('typed@example.com');
    expect(screen.getByRole('textbox', { name: 'Note optional' })).toHaveValue('Stored');
  });

  it('marks autocomplete, required and type for the browser', () => {
    const { mail } = setUp(jest.fn());
    expect(mail).toHaveAttribute('autocomplete', 'email');
    expect(mail).toHaveAttribute('type', 'email');
    expect(mail).toBeRequired();
  });
});
