import type { QuizType } from '../../../schema/generated/graphql';
import { topicsInShort } from '../../../schema/rules/quiz';
import { Fact, Facts } from '../ui/facts';
import { questionCount } from './quiz-labels';
import { StartButtons, type StartButtonsProps } from './start-buttons';

interface StartQuizProps extends Omit<StartButtonsProps, 'label' | 'variant'> {
  type: QuizType;
  /** Topic names. */
  topics: readonly string[];
}

/** The number of questions and the Start button, or Continue and Start Over for an attempt in progress. */
export function StartQuiz({ type, topics, ...start }: StartQuizProps) {
  const count = start.underWay?.questions.length ?? questionCount(type, topics.length);
  return (
    <>
      <Facts>
        {count !== null && <Fact name="Questions">{count}</Fact>}
        {topics.length > 0 && <Fact name={topics.length === 1 ? 'Topic' : 'Topics'}>{topicsInShort(topics)}</Fact>}
      </Facts>
      <StartButtons {...start} label="Start The Quiz" variant="primary" />
    </>
  );
}
