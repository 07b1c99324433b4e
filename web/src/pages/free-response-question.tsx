import { useParams, useSearchParams } from 'react-router-dom';
import { FreeResponseAttempt } from '../free-response/free-response-attempt';
import { StartFreeResponse } from '../free-response/start-free-response';

/** The attempt is in the address, so that a reload resumes the question, or shows its result. */
export default function FreeResponseQuestion() {
  const { id = '' } = useParams();
  const attemptId = useSearchParams()[0].get('attempt');
  if (attemptId) return <FreeResponseAttempt key={attemptId} id={id} attemptId={attemptId} />;
  return <StartFreeResponse key={id} id={id} />;
}
