import { ChapterNextSteps } from '../progress/chapter-next-steps';
import { ChapterResults } from '../quiz/chapter-results';
import { ResultsFrame } from '../quiz/results-frame';

export default function Results() {
  return (
    <ResultsFrame path="/results">
      {(attempt) => (
        <ChapterResults attempt={attempt}>
          {attempt.chapter && <ChapterNextSteps chapterId={attempt.chapter.id} score={attempt.score ?? 0} />}
        </ChapterResults>
      )}
    </ResultsFrame>
  );
}
