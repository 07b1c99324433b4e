import { MyMistakes } from '../progress/my-mistakes';

export default function Mistakes() {
  return <MyMistakes />;
}
