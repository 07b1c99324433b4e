import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument } from '../../../schema/generated/graphql';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
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

/** How long the object URL stays valid, so that the browser can start reading the file. */
const LIFETIME_MS = 60_000;

function saveFile(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LIFETIME_MS);
}
