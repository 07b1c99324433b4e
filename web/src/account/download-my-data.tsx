import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument } from '../../../schema/generated/graphql';
import { describeProblem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { saveFile } from '../ui/save-file';
import styles from './my-account.module.css';

const FILE = 'curve-whisperer-my-data.json';

type Outcome = 'idle' | 'busy' | 'saved' | { problem: string };

export function DownloadMyData() {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>('idle');

  async function download() {
    setOutcome('busy');
    try {
      // Not through the cache: it is read once, and what it says is of this moment.
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The server answered nothing.');
      saveFile(FILE, data.myData, 'application/json');
      setOutcome('saved');
    } catch (error) {
      setOutcome({ problem: describeProblem(error).message });
    }
  }

  return (
    <>
      {typeof outcome === 'object' && <Notice tone="problem">{outcome.problem}</Notice>}
      <p className={styles.download}>
        <Button busy={outcome === 'busy'} onClick={() => void download()}>
          {outcome === 'busy' ? 'Collecting…' : 'Download my data'}
        </Button>
        <span role="status">{outcome === 'saved' && `Handed to your browser as ${FILE}.`}</span>
      </p>
    </>
  );
}
