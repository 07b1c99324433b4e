import { MyProgress } from '../progress/my-progress';

export default function Progress() {
  return <MyProgress />;
}
