import { HowWeChoose } from '../learner/how-we-choose';

export default function HowWeChoosePage() {
  return <HowWeChoose />;
}
