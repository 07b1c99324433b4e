import { GraphiQL } from 'graphiql';
import { playgroundStorage } from '../storage';
import { CurvesMark } from '../ui/curves-mark';
import { examplesFor } from './examples';
import { fetcher } from './fetcher';
import styles from './playground.module.css';
import { forgetSession, useSession } from './session';

/** A username that is unlikely to be taken. */
function newUsername(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `econ_${number.toString(36)}`;
}

const EXAMPLES = examplesFor(newUsername());

export function Playground() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a className={styles.brand} href="/">
          <CurvesMark />
          Curve Whisperer
        </a>
        <div className={styles.welcome}>
          <h1>Perfect information, for once</h1>
          <p>
            Run the tabs from left to right. Each works as is and uses the results of those before it. Docs and
            autocomplete come from the live schema.
          </p>
        </div>
        <SessionState />
      </header>
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={EXAMPLES}
        storage={playgroundStorage}
        shouldPersistHeaders
        defaultEditorToolsVisibility
        forcedTheme="system"
      >
        <GraphiQL.Logo>{null}</GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}

/** Shows whose token the next request sends, with a button to forget it. */
function SessionState() {
  const session = useSession();
  return (
    <div className={styles.session}>
      <p role="status">
        {session ? (
          <>
            Logged in
            {session.username !== null && (
              <>
                {' '}
                as <strong>{session.username}</strong>
              </>
            )}
            <span>Every request sends your token.</span>
          </>
        ) : (
          <>
            Not logged in
            <span>Run SignUp or LogIn to get a token.</span>
          </>
        )}
      </p>
      {session && (
        <button type="button" onClick={forgetSession}>
          Forget the token
        </button>
      )}
    </div>
  );
}
