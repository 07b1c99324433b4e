import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../../schema/generated/hooks';
import { describeProblem, fetchAgain } from '../apollo/problem';
import { Button } from '../ui/button';
import { Fact, Facts } from '../ui/facts';
import { LoadProblem } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { DeleteAccount } from './delete-account';
import { DownloadMyData } from './download-my-data';
import styles from './my-account.module.css';
import { retrieveLink } from './retrieve-mode';

/** Who one is here, a copy of everything stored, and the way out. */
export function MyAccount() {
  const { data, error, refetch } = useMeQuery();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={styles.page}>
      <PageTitle>My account</PageTitle>
      {error && !data ? (
        <LoadProblem title="Your account did not load." onRetry={() => fetchAgain(refetch)}>
          {describeProblem(error).message}
        </LoadProblem>
      ) : (
        <Facts busy={!data}>
          <Fact name="Username">{data?.me.username ?? <Loading />}</Fact>
          <Fact name="Email">{data?.me.email ?? <Loading />}</Fact>
        </Facts>
      )}
      <p className={styles.quiet}>
        A new password comes by mail: <Link {...retrieveLink('password')}>ask for a reset link</Link>.
      </p>
      <section className={styles.section} aria-labelledby="my-data">
        <h2 id="my-data">My data</h2>
        <p>
          Everything that is stored about you, in one file: your account and logins, your plan and progress, every quiz
          with your answers, what we estimate from them, and the messages and reports you sent us. It is JSON, which any
          text editor opens.
        </p>
        <DownloadMyData />
      </section>
      <section className={styles.section} aria-labelledby="leaving">
        <h2 id="leaving">Leaving</h2>
        <p>
          Deleting your account takes effect at once and for good. If you may want your results one day, download your
          data first.
        </p>
        <p>
          {/* The name to type is the account's own: without it there is nothing to confirm with. */}
          <Button disabled={!data} onClick={() => setLeaving(true)}>
            Delete my account
          </Button>
        </p>
      </section>
      {isLeaving && data && (
        <DeleteAccount username={data.me.username} email={data.me.email} onClose={() => setLeaving(false)} />
      )}
    </div>
  );
}

const Loading = () => (
  <>
    <span className="visually-hidden">Loading</span>
    <Skeleton width={180} height="1.5em" />
  </>
);
