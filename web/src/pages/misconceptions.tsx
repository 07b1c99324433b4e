import { MyMisconceptions } from '../progress/my-misconceptions';

export default function Misconceptions() {
  return <MyMisconceptions />;
}
