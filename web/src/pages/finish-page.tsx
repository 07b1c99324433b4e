import { Scorecard } from '../progress/scorecard';

export default function FinishPage() {
  return <Scorecard />;
}
