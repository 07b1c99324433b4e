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
            Signed in
            {session.username !== null && (
              <>
                {' '}
                as <strong>{session.username}</strong>
              </>
            )}
            <span>The token goes along with every request.</span>
          </>
        ) : (
          <>
            Asking as a visitor
            <span>SignUp or LogIn will leave a token here.</span>
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
