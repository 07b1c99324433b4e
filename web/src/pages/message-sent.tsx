import { ButtonLink } from '../ui/button';
import { PlainPage } from '../ui/plain-page';
import styles from '../ui/plain-page.module.css';

export default function MessageSent() {
  return (
    <PlainPage art="mail" title="Message sent" lead="Supply meets demand: we’ll reply to the email address you gave.">
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          Back Home
        </ButtonLink>
        <ButtonLink to="/contactus">Send Another</ButtonLink>
      </div>
    </PlainPage>
  );
}
