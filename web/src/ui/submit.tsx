import { Button } from './button';
import { ProblemNotice } from './notice';

interface SubmitProps {
  busy: boolean;
  refusal: { message: string } | null;
  /** Labels of the button, normally and while busy. */
  label: string;
  busyLabel: string;
  refusalTitle?: string | undefined;
  className?: string | undefined;
}

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
