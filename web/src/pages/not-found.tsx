import { BySession } from '../account/by-session';
import { NOT_FOUND } from '../copy/not-found';
import { AxesArt } from '../ui/axes-art';
import { BackToDashboard, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from '../ui/plain-page.module.css';

export default function NotFound() {
  return (
    <div className={styles.page}>
      <AxesArt kind="lost" />
      <p className={styles.code}>404</p>
      <PageTitle>{NOT_FOUND.heading}</PageTitle>
      <p className={styles.lead}>{NOT_FOUND.text}</p>
      <div className={styles.actions}>
        <BySession
          visitor={
            <ButtonLink variant="primary" to="/">
              Back Home
            </ButtonLink>
          }
          student={<BackToDashboard />}
        />
        <ButtonLink to="/video-library">Go to all Videos</ButtonLink>
      </div>
    </div>
  );
}
