import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { EARLY_SUBMIT } from '../../components/layout/use-early-submit.ts';
import { FormErrorSummary } from '../../components/ui/FormErrorSummary.tsx';
import { isRefusedFor } from '../../lib/failure.ts';
import type { CmsForm_FormFragment } from './CmsForm.generated.ts';
import { toAnswers, typedTexts } from './form-answers.ts';
import type { FormValues } from './form-answers.ts';
import { fieldsOf, formItems } from './form-items.ts';
import type { FormFieldItem } from './form-items.ts';
import { FormField } from './FormField.tsx';
import { CostNotice, FormFailure, FormSent, LoginNotice } from './FormMessages.tsx';
import { FormPart, SendButton } from './FormPart.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useBotTask } from './use-bot-task.ts';
import { useFieldCheck } from './use-field-check.ts';
import { useFormSubmission } from './use-form-submission.ts';

/** An owner's form: its questions and legacy fields, sent by its own button (FRM-01…FRM-17). */
export function CmsForm({ form }: { form: CmsForm_FormFragment }) {
  const prefix = useId();
  const idOf = ({ key }: { key: string }) => `${prefix}${key}`;
  const items = useMemo(() => formItems(form), [form]);
  const fields = useMemo(() => fieldsOf(items), [items]);
  const controls = useForm<FormValues>({ shouldFocusError: false });
  const { errors, submitCount, isSubmitted } = controls.formState;
  const check = useFieldCheck();
  const anchor = `form-${form.url}`;
  const submission = useFormSubmission({ form, fields, controls, anchor: `#${anchor}` });
  const { failure, answers } = submission.snapshot.context;
  const { task, prepare, renew } = useBotTask(form);
  const trap = useRef<HTMLInputElement>(null);

  const sent = submission.snapshot.hasTag('sent');
  const usedUp = isRefusedFor(failure, 'CHECK_FAILED');
  const startOver = useEffectEvent(() => {
    if (sent) controls.reset({});
    renew();
  });
  useEffect(() => {
    if (sent || usedUp) startOver();
  }, [sent, usedUp]);

  const wasSent = useRef(false);
  const begin = useEffectEvent(() => {
    const [first] = fields;
    if (wasSent.current && !sent && first) document.getElementById(idOf(first))?.focus();
    wasSent.current = sent;
  });
  useEffect(() => begin(), [sent]);

  // The host's message stays at its field until the field changes.
  const showRefused = useEffectEvent((messages: Record<string, string>) => {
    for (const { key, name } of fields)
      if (Object.hasOwn(messages, name)) controls.setError(key, { message: messages[name] ?? '' });
  });
  useEffect(() => {
    if (failure?.reason === 'refused' && failure.fields) showRefused(failure.fields);
  }, [failure]);

  if (sent) return <FormSent sent={typedTexts(fields, answers)} onAgain={submission.again} />;
  const errorOf = (field: FormFieldItem) => errors[field.key]?.message;
  const faults = fields.flatMap((field) => {
    const message = errorOf(field);
    return message
      ? [
          {
            fieldId: idOf(field),
            message: `${field.label}${/[?!.:]$/.test(field.label) ? '' : ':'} ${message}`,
          },
        ]
      : [];
  });
  const submit = (event: SyntheticEvent) => {
    const bait = task ? { [task.honeypot]: trap.current?.value ?? '' } : {};
    const send = (values: FormValues) => submission.send({ ...toAnswers(fields, values), ...bait }, task);
    void controls.handleSubmit(send)(event);
  };
  const fill = (key: string) => (value: string) =>
    controls.setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const reset = () => {
    controls.reset();
    // The form has just reported blanks, which would replace the owner's values at the next load.
    submission.forget();
  };
  const busy = submission.snapshot.hasTag('busy');
  const lead = items.find((item) => item.type === 'button' && !item.resets);
  return (
    <form
      id={anchor}
      method="post"
      noValidate
      {...EARLY_SUBMIT}
      onSubmit={submit}
      onFocus={prepare}
      className="group/early grid max-w-2xl scroll-mt-24 gap-5"
    >
      {form.must_be_logged_on && !submission.loggedIn ? <LoginNotice onLogIn={submission.logIn} /> : null}
      {form.cost > 0 && <CostNotice cost={form.cost} />}
      <FormErrorSummary errors={faults} attempt={submitCount} />
      {items.map((item) =>
        item.type === 'field' ? (
          <FormField
            key={item.key}
            field={item}
            id={idOf(item)}
            error={errorOf(item)}
            control={controls.register(item.key, {
              validate: (value) => check(item, value, idOf(item)),
            })}
            fill={fill(item.key)}
          />
        ) : (
          <FormPart key={item.key} item={item} busy={busy} isPrimary={item === lead} onReset={reset} />
        ),
      )}
      {lead ? null : <SendButton busy={busy} isPrimary />}
      <FormFailure failure={failure} />
      {task ? <Honeypot key={task.token} ref={trap} name={task.honeypot} /> : null}
    </form>
  );
}
