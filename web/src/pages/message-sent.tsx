import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function MessageSent() {
  return (
    <div className={styles.page}>
      <AxesArt kind="mail" />
      <PageTitle>Your message is sent</PageTitle>
      <p className={styles.lead}>A message has been supplied. The answer comes by email, to the address you gave.</p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          Back Home
        </ButtonLink>
        <ButtonLink to="/contactus">Send Another</ButtonLink>
      </div>
    </div>
  );
}
