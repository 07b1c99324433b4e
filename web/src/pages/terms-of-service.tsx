import { LegalPage } from '../ui/prose';
import text from './terms-of-service.md?raw';

export default function TermsOfService() {
  return <LegalPage title="Terms of Service" text={text} />;
}
