import text from './privacy-policy.md?raw';
import { LegalPage } from '../ui/prose';

export default function PrivacyPolicy() {
  return <LegalPage title="Privacy Policy" text={text} />;
}
