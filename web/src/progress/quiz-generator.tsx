import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  TOO_MANY_TOPICS_FROM,
  TOO_MANY_TOPICS_TITLE,
  questionsPerTopic,
  topicChoiceProblem,
} from '../../../schema/rules/quiz';
import { quizLink } from '../quiz/quiz-links';
import { readStrings, storedJson } from '../storage';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import modalStyles from '../ui/modal.module.css';
import { Notice } from '../ui/notice';
import { SubmitBar } from '../ui/submit-bar';
import { PageTitle } from '../ui/page-title';
import { Loading } from '../ui/skeleton';
import styles from './quiz-generator.module.css';
import { type StudentProgress, type ChapterProgress, type UnitProgress, chapterOfTopics } from './student-progress';
import { ProgressBoundary } from './progress-boundary';
import { TopicPicker } from './topic-picker';
import { PickedTopics, QuickChoices, TopicFilter } from './topic-shortcuts';

/** So many topics of a plan need no folds. */
const UNFOLDED = 12;

function GeneratorForm({ progress }: { progress: StudentProgress }) {
  const navigate = useNavigate();
  const planned = unitsWith(progress, ({ chosen }) => chosen);
  const others = unitsWith(progress, ({ chosen }) => !chosen);
  const offered = topicsOf([...planned, ...others]);
  const { picked, save, toggle } = usePickedTopics(progress.userId, topicIdsOf([...planned, ...others]));
  const [filter, setFilter] = useState('');
  const [isAskedEmpty, setAskedEmpty] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const count = picked.length;
  const problem = topicChoiceProblem(count);
  const isFiltered = filter.trim() !== '';
  // What is unfolded at first. Afterwards only the student folds and unfolds.
  const [openUnits] = useState(() => unitsToOpen(progress, planned, picked));
  const startsOpen = ({ id }: UnitProgress) => isFiltered || openUnits.has(id);
  const [othersOpen] = useState(() => planned.length === 0 || topicIdsOf(others).some((id) => picked.includes(id)));
  const found = { planned: matching(planned, filter), others: matching(others, filter) };

  function create() {
    setAskedEmpty(count === 0);
    if (count >= TOO_MANY_TOPICS_FROM) setTooMany(true);
    if (problem !== null) return;
    // A quiz on topics of a single chapter is named after that chapter.
    const chapter = chapterOfTopics(progress, picked);
    const { to, state } = quizLink({
      type: 'topicQuiz',
      topicIds: picked,
      ...(chapter ? { chapterId: chapter.id } : {}),
    });
    void navigate(to, { state });
  }

  return (
    <>
      <QuickChoices progress={progress} picked={picked} onChoose={save} />
      <TopicFilter value={filter} found={topicsOf([...found.planned, ...found.others]).length} onChange={setFilter} />
      <div className={styles.units} key={String(isFiltered)}>
        <TopicPicker units={found.planned} picked={picked} startsOpen={startsOpen} onToggle={toggle} />
        {found.others.length > 0 && (
          <details className={styles.others} open={othersOpen || isFiltered}>
            <summary>{planned.length > 0 ? 'Topics outside your plan' : 'All topics'}</summary>
            <TopicPicker units={found.others} picked={picked} startsOpen={startsOpen} onToggle={toggle} />
          </details>
        )}
      </div>
      <SubmitBar
        problem={
          count === 0 ? (
            isAskedEmpty && <Notice tone="problem">{problem}</Notice>
          ) : (
            <PickedTopics topics={offered.filter(({ id }) => picked.includes(id))} onRemove={toggle} />
          )
        }
        count={
          <p role="status" className={count >= TOO_MANY_TOPICS_FROM ? styles.over : undefined}>
            {inWords(count)}
          </p>
        }
      >
        {count > 0 && (
          <Button variant="plain" onClick={() => save([])}>
            Clear
          </Button>
        )}
        <Button variant="primary" onClick={create}>
          Create Quiz
        </Button>
      </SubmitBar>
      <Modal open={isTooMany} onClose={() => setTooMany(false)} title={TOO_MANY_TOPICS_TITLE}>
        <p>{problem}</p>
        <p className={styles.aside}>You have {count}. Attention is scarce; spend it where it pays.</p>
        <div className={modalStyles.buttons}>
          <Button variant="primary" onClick={() => setTooMany(false)}>
            Back to the topics
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** The units that have topics to choose from, with their available chapters for which `isWanted` returns true. */
function unitsWith(progress: StudentProgress, isWanted: (chapter: ChapterProgress) => boolean): UnitProgress[] {
  return progress.units
    .map((unit) => ({
      ...unit,
      chapters: unit.chapters.filter((chapter) => !chapter.comingSoon && isWanted(chapter)),
    }))
    .filter(({ chapters }) => chapters.some(({ topics }) => topics.length > 0));
}

const topicsOf = (units: readonly UnitProgress[]) =>
  units.flatMap(({ chapters }) => chapters.flatMap(({ topics }) => topics));
const topicIdsOf = (units: readonly UnitProgress[]) => topicsOf(units).map(({ id }) => id);

/** Units with what is chosen, and the one that the plan is at; all of a short plan. */
function unitsToOpen(progress: StudentProgress, planned: readonly UnitProgress[], picked: readonly string[]) {
  const isShort = topicIdsOf(planned).length <= UNFOLDED;
  const opens = (unit: UnitProgress): boolean =>
    (isShort && planned.some(({ id }) => id === unit.id)) ||
    unit.chapters.some(({ id }) => id === progress.currentChapterId) ||
    topicIdsOf([unit]).some((id) => picked.includes(id));
  return new Set(progress.units.filter(opens).map(({ id }) => id));
}

/** The units with the topics whose name, chapter, or unit has every word of a text. */
function matching(units: readonly UnitProgress[], filter: string): UnitProgress[] {
  const words = filter.toLowerCase().split(/\s+/);
  const isFound = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return units
    .map((unit) => ({
      ...unit,
      chapters: unit.chapters.map((chapter) => ({
        ...chapter,
        topics: chapter.topics.filter(({ name }) => isFound(`${name} ${chapter.name} ${unit.name}`)),
      })),
    }))
    .filter((unit) => topicsOf([unit]).length > 0);
}

function inWords(count: number): string {
  if (count === 0) return 'No topic chosen';
  if (count >= TOO_MANY_TOPICS_FROM) return `${count} topics chosen; the maximum is nine`;
  return `${count} ${count === 1 ? 'topic' : 'topics'} chosen, ${count * questionsPerTopic(count)} questions`;
}

/** The topics checked in the quiz generator. They survive a reload and going back from the quiz's first page. */
function usePickedTopics(userId: string, offered: readonly string[]) {
  const stored = storedJson('pickedTopics', readStrings, userId);
  const [saved, setSaved] = useState(() => stored.get() ?? []);
  const picked = offered.filter((id) => saved.includes(id));

  function save(ids: readonly string[]) {
    setSaved(ids);
    stored.set(ids);
  }

  return {
    picked,
    save,
    toggle: (id: string) => save(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]),
  };
}

/** The page where a student builds a quiz from chosen topics (spec §2, /quizgenerator). */
export function QuizGenerator() {
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>Choose Your Own Quiz Adventure</PageTitle>
        <p className={styles.lead}>
          Pick one to nine topics. Your level is shown beside each topic; include a weak one.
        </p>
      </div>
      <ProgressBoundary skeleton={<Loading label="Loading your topics" sizes={[640]} />}>
        {(progress) => <GeneratorForm key={progress.userId} progress={progress} />}
      </ProgressBoundary>
    </div>
  );
}
