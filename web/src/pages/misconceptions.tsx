import { MyMisconceptions } from '../review/my-misconceptions';

export default function Misconceptions() {
  return <MyMisconceptions />;
}
