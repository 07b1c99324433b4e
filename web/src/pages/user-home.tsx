import { Dashboard } from '../progress/dashboard';

export default function UserHome() {
  return <Dashboard />;
}
