import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function MessageSent() {
  return (
    <div className={styles.page}>
      <AxesArt kind="mail" />
      <PageTitle>Message sent</PageTitle>
      <p className={styles.lead}>Supply meets demand: we’ll reply to the email address you gave.</p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          Back Home
        </ButtonLink>
        <ButtonLink to="/contactus">Send Another</ButtonLink>
      </div>
    </div>
  );
}
