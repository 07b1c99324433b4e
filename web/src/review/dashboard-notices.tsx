import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoticesDocument, type NoticeCardFragment } from '../../../schema/generated/graphql';
import { useDismissNoticeMutation, useNoticesQuery } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { freeResponsePath } from '../free-response/free-response-links';
import { Button } from '../ui/button';
import styles from './dashboard-notices.module.css';

/** Notices that the student has not dismissed yet. Renders nothing if there are none, or if they did not load. */
export function DashboardNotices() {
  const { data } = useNoticesQuery();
  const notices = data?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <section aria-label="Notices" className={styles.notices} tabIndex={-1}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function NoticeCard({ notice }: { notice: NoticeCardFragment }) {
  const { id, text, attemptId, freeResponseId, freeResponseAttemptId } = notice;
  const [dismiss] = useDismissNoticeMutation({
    // The response is the list of remaining notices. It contains no entity that would update the query's list in the
    // cache.
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: NoticesDocument, data: { notices: data.dismissNotice } });
    },
  });

  const {
    run: putAway,
    busy,
    problem,
  } = useAction(async (button: Element) => {
    const list = button.closest('section');
    await dismiss({ variables: { id } });
    // The button was removed with its notice, so the focus moves to the remaining notices, or to the page's heading.
    (list?.isConnected ? list : document.querySelector<HTMLElement>('h1'))?.focus();
  });

  return (
    <article className={styles.notice}>
      <BellRing size={20} aria-hidden />
      <div>
        <p>{text}</p>
        {problem && <p role="alert">The notice was not dismissed. {problem.message}</p>}
        <p className={styles.actions}>
          {attemptId && <Link to={`/results?${new URLSearchParams({ attempt: attemptId })}`}>See the quiz</Link>}
          {freeResponseId && freeResponseAttemptId && (
            <Link to={freeResponsePath(freeResponseId, freeResponseAttemptId)}>See your answer</Link>
          )}
          <Button variant="plain" busy={busy} onClick={({ currentTarget }) => putAway(currentTarget)}>
            Dismiss
          </Button>
        </p>
      </div>
    </article>
  );
}
