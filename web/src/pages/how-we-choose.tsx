import { HowWeChoose } from '../progress/how-we-choose';

export default function HowWeChoosePage() {
  return <HowWeChoose />;
}
