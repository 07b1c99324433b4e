import styles from './playground.module.css';
import { forgetSession, useSession } from './session';

/** Shows whose token the next request sends, with a button to forget it. */
export function SessionState() {
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
