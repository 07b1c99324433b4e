import { ChapterNextSteps } from '../progress/chapter-next-steps';
import { ChapterResults } from '../quiz/quiz-results';
import { ResultsPage } from '../quiz/results-page';

export default function Results() {
  return (
    <ResultsPage path="/results">
      {(attempt) => (
        <ChapterResults attempt={attempt}>
          {attempt.chapter && <ChapterNextSteps chapterId={attempt.chapter.id} score={attempt.score ?? 0} />}
        </ChapterResults>
      )}
    </ResultsPage>
  );
}
