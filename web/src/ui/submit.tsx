import { Button } from './button';
import { ProblemNotice } from './notice';

interface SubmitProps {
  busy: boolean;
  /** Why the form was refused. */
  refusal: { message: string } | null;
  /** What the button does, and what it says meanwhile. */
  label: string;
  busyLabel: string;
  /** Heads the refusal. */
  refusalTitle?: string | undefined;
  className?: string | undefined;
}

/** The end of a form: why it was refused, and its button. */
export function Submit({ busy, refusal, label, busyLabel, refusalTitle, className }: SubmitProps) {
  return (
    <>
      <ProblemNotice title={refusalTitle} problem={refusal} />
      <Button type="submit" variant="primary" className={className} busy={busy}>
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}
