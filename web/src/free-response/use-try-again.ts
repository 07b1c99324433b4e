import { useNavigate } from 'react-router-dom';
import type { FreeResponseAttemptPageFragment } from '../../../schema/generated/graphql';
import { useSaveFreeResponseMutation, useStartFreeResponseMutation } from '../../../schema/generated/hooks';
import { useAction } from '../apollo/use-action';
import { readAnswer, withoutPart, writeAnswer } from './answer';
import { partPath, freeResponsePath } from './free-response-links';
import { useUpdateLists } from './use-free-responses';
import { rememberVisitorAttempt } from './visitor-attempt';

type Submitted = Pick<FreeResponseAttemptPageFragment, 'freeResponseId' | 'answer' | 'content'>;

/**
 * Starts the question of a submitted attempt again: blank, or for one part with the graph and the other answers as they were. An attempt
 * that is already in progress is continued as it is.
 */
export function useTryAgain(read: () => Submitted | Promise<Submitted | undefined>) {
  const navigate = useNavigate();
  const updateLists = useUpdateLists();
  const [start] = useStartFreeResponseMutation({
    update: (_cache, { data }) => updateLists(data?.startFreeResponse.freeResponse),
  });
  const [save] = useSaveFreeResponseMutation();
  return useAction(async (part: string | null) => {
    const submitted = await read();
    if (!submitted) return;
    const { freeResponseId, answer, content } = submitted;
    const { data } = await start({ variables: { id: freeResponseId } });
    if (!data) return;
    const { id, revision, content: asked } = data.startFreeResponse;
    rememberVisitorAttempt(freeResponseId, id);
    // The question may have been edited since.
    const isSame = asked.id === content.id;
    if (part !== null && revision === 0 && isSame) {
      const begun = writeAnswer(withoutPart(readAnswer(answer, content), part));
      await save({ variables: { attemptId: id, answer: begun, revision } });
    }
    void navigate(part === null ? freeResponsePath(freeResponseId, id) : partPath(freeResponseId, id, part));
  });
}
