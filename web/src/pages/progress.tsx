import { MyProgress } from '../review/my-progress';

export default function Progress() {
  return <MyProgress />;
}
