import { MyAccount } from '../account/my-account';

export default function Account() {
  return <MyAccount />;
}
