import { useLocation } from 'react-router-dom';
import { ContactForm } from '../contact/contact-form';
import { textIn } from '../text-in';
import { PlainPage } from '../ui/plain-page';

export default function ContactUs() {
  const { state } = useLocation();
  return (
    <PlainPage
      title="Contact Us"
      lead="Found a wrong answer key or a confusing sentence? Looking for a chapter we don’t have? The one person who runs this site reads every message and replies by email."
    >
      <ContactForm subject={textIn(state, 'subject')} />
    </PlainPage>
  );
}
