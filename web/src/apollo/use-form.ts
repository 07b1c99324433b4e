import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useAction } from './use-action';

interface FormOptions<Field extends string> {
  /** What is typed so far. */
  values: Readonly<Record<Field, string>>;
  change: (field: Field, value: string) => void;
  /** What is wrong, by the name of an input, in the order of the page. Without it the server alone decides. */
  problems?: Readonly<Record<string, string | null>>;
  /** Resolves when the form is done with; what it throws is shown. */
  send: () => Promise<unknown>;
}

/**
 * A form's one way to check, send and complain. Nobody is told off while still typing: problems show after the first try, and
 * leave as soon as they are corrected. The first invalid field takes the focus.
 */
export function useForm<Field extends string>({ values, change, problems = {}, send }: FormOptions<Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { run: submit, busy, problem: refusal, clear } = useAction(send);
  // What no rule of the form is about is a refusal of the form as a whole.
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
    /** For the form element. */
    form: { ref, onSubmit, noValidate: true },
    busy,
    errorOf,
    /** Why the server refused the form as a whole. */
    refusal: isOfField ? null : refusal,
    /** For the input of this name. */
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
