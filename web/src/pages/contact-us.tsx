import { useLocation } from 'react-router-dom';
import { ContactForm } from '../contact/contact-form';
import { textIn } from '../text-in';
import { PageTitle } from '../ui/page-title';
import styles from './plain-page.module.css';

export default function ContactUs() {
  const { state } = useLocation();
  return (
    <div className={styles.page}>
      <PageTitle>Contact Us</PageTitle>
      <p className={styles.lead}>
        Found a wrong answer key or a confusing sentence? Looking for a chapter we don’t have? The one person who runs
        this site reads every message and replies by email.
      </p>
      <div className={styles.wide}>
        <ContactForm subject={textIn(state, 'subject')} />
      </div>
    </div>
  );
}
