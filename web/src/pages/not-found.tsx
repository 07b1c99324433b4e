import { useSignedIn } from '../store';
import { NOT_FOUND } from '../copy/not-found';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function NotFound() {
  const signedIn = useSignedIn();
  return (
    <div className={styles.page}>
      <AxesArt kind="lost" />
      <p className={styles.code}>404</p>
      <PageTitle>{NOT_FOUND.heading}</PageTitle>
      <p className={styles.lead}>{NOT_FOUND.text}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={signedIn ? '/userhome' : '/'}>
          {signedIn ? 'Back to my Dashboard' : 'Back to the start'}
        </ButtonLink>
        <ButtonLink to="/video-library">Go to all Videos</ButtonLink>
      </div>
    </div>
  );
}
