import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MeQuery } from '../../../schema/generated/graphql';
import { useMeQuery } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { Button } from '../ui/button';
import { Fact, Facts } from '../ui/facts';
import { notLoaded } from '../ui/load-problem';
import { PageTitle } from '../ui/page-title';
import { Skeleton } from '../ui/skeleton';
import { DeleteAccount } from './delete-account';
import { DownloadMyData } from './download-my-data';
import styles from './my-account.module.css';
import { retrieveLink } from './retrieve-mode';

const showProblem = notLoaded('Your account did not load.');

/** Shows the username and email, and offers a download of all stored data and the deletion of the account. */
export function MyAccount() {
  return (
    <DataBoundary
      queries={[useMeQuery()]}
      skeleton={<AccountPage />}
      problem={(problem, retry) => <AccountPage problem={showProblem(problem, retry)} />}
    >
      {({ me }) => <AccountPage me={me} />}
    </DataBoundary>
  );
}

interface AccountPageProps {
  me?: MeQuery['me'];
  /** Error shown in place of the username and email. */
  problem?: ReactNode;
}

function AccountPage({ me, problem }: AccountPageProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={styles.page}>
      <PageTitle>My account</PageTitle>
      {problem ?? (
        <Facts busy={!me}>
          <Fact name="Username">{me?.username ?? <Loading />}</Fact>
          <Fact name="Email">{me?.email ?? <Loading />}</Fact>
        </Facts>
      )}
      <p className={styles.quiet}>
        To change your password, <Link {...retrieveLink('password')}>request a reset link by email</Link>.
      </p>
      <section className={styles.section} aria-labelledby="my-data">
        <h2 id="my-data">My data</h2>
        <p>
          Everything we store about you, in one file: your account and logins, your plan and progress, every quiz with
          your answers, what we estimate from them, and the messages and reports you sent us. It’s a JSON file, which
          opens in any text editor.
        </p>
        <DownloadMyData />
      </section>
      <section className={styles.section} aria-labelledby="leaving">
        <h2 id="leaving">Delete account</h2>
        <p>
          Deleting your account takes effect immediately and cannot be undone. If you may want your results later,
          download your data first.
        </p>
        <p>
          {/* The student confirms by typing the username, so the button is disabled until the account has loaded. */}
          <Button disabled={!me} onClick={() => setLeaving(true)}>
            Delete my account
          </Button>
        </p>
      </section>
      {isLeaving && me && <DeleteAccount username={me.username} onClose={() => setLeaving(false)} />}
    </div>
  );
}

const Loading = () => (
  <>
    <span className="visually-hidden">Loading</span>
    <Skeleton width={180} height="1.5em" />
  </>
);
