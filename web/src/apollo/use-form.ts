import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useAction } from './use-action';

interface FormOptions<Field extends string> {
  values: Readonly<Record<Field, string>>;
  change: (field: Field, value: string) => void;
  /** Validation errors by input name, in page order. Without it, only the server validates. */
  problems?: Readonly<Record<string, string | null>>;
  /** Resolves when the form was submitted successfully. An error it throws is shown. */
  send: () => Promise<unknown>;
}

/**
 * Validates and submits a form and shows its errors; every form uses it. Errors appear after the first attempt to
 * submit, not while the user is still typing, and disappear as soon as they are corrected. The first invalid field
 * receives focus. A form that stays on the page is as new once it was sent.
 */
export function useForm<Field extends string>({ values, change, problems = {}, send }: FormOptions<Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const {
    run: submit,
    busy,
    problem: refusal,
    clear,
  } = useAction(async () => {
    await send();
    setTried(false);
  });
  // A server error for an input that the form does not validate is shown for the form as a whole.
  const isOfField = refusal?.field != null && refusal.field in problems;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const invalid = Object.keys(problems).find((name) => problems[name]);
    if (invalid) ref.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
    else if (!busy) submit();
  }

  const errorOf = (name: string) =>
    (tried ? problems[name] : null) ?? (isOfField && refusal.field === name ? refusal.message : null);

  return {
    form: { ref, onSubmit, noValidate: true },
    busy,
    errorOf,
    /** The server's error for the form as a whole. */
    refusal: isOfField ? null : refusal,
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (refusal?.field === name) clear();
        change(name, target.value);
      },
    }),
  };
}
