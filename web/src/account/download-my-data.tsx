import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument } from '../../../schema/generated/graphql';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { saveFile } from '../ui/save-file';
import styles from './my-account.module.css';

const FILE = 'curve-whisperer-my-data.json';

export function DownloadMyData() {
  const client = useApolloClient();
  const [isSaved, setSaved] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    setSaved(false);
    // Not cached: the data is read once and must be current.
    const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The server answered nothing.');
    saveFile(FILE, data.myData, 'application/json');
    setSaved(true);
  });
  return (
    <>
      <ProblemNotice problem={problem} />
      <p className={styles.download}>
        <Button busy={busy} onClick={run}>
          {busy ? 'Preparing…' : 'Download my data'}
        </Button>
        <span role="status">{isSaved && `Downloaded as ${FILE}.`}</span>
      </p>
    </>
  );
}
