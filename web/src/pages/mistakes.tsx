import { MyMistakes } from '../review/my-mistakes';

export default function Mistakes() {
  return <MyMistakes />;
}
