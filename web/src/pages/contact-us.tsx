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
        A wrong answer key, a sentence that lost you, a chapter you miss: every message is read by the one person who
        runs this site, and answered by email.
      </p>
      <div className={styles.wide}>
        <ContactForm subject={textIn(state, 'subject')} />
      </div>
    </div>
  );
}
