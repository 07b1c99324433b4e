import { useState, type FormEvent } from 'react';
import { readNumber } from '../../../economics/free-response/numbers';
import type { WorkedExampleCardFragment } from '../../../schema/generated/graphql';
import { useFindStepMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import styles from './worked-example.module.css';

interface FindStepProps {
  example: WorkedExampleCardFragment;
  onFound: (example: WorkedExampleCardFragment) => void;
}

/** The next open step of a half-worked example. The student types its result; the server marks it and shows the work. */
export function FindStep({ example, onFound }: FindStepProps) {
  const step = example.steps.findIndex(({ work }) => work === null);
  const { find = '', unit = '' } = example.steps[step] ?? {};
  const [typed, setTyped] = useState('');
  const [findStep] = useFindStepMutation();
  const number = readNumber(typed, unit);
  const { run, busy, problem } = useAction(async () => {
    if (number === null) return;
    const { data } = await findStep({ variables: { exampleId: example.id, step, number } });
    if (data) onFound(data.findStep);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) run();
  };
  return (
    <form className={styles.find} onSubmit={submit} onKeyDown={(event) => event.stopPropagation()}>
      <TextField
        label={unit === '' ? find : `${find} (${unit})`}
        name="result"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        error={typed.trim() !== '' && number === null ? 'This is not a number yet.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={busy || number === null}>
        Check this step
      </Button>
      <ProblemNotice title="The step could not be checked." problem={problem} />
    </form>
  );
}
