import type { ReactNode } from 'react';
import type { ChapterByIdQuery } from '../../../schema/generated/graphql';
import type { Loadable } from '../apollo/data-boundary';
import { CHAPTER_NOT_FOUND } from '../copy/chapter-titles';
import { AxesArt } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { QuizBoundary } from './quiz-boundary';
import styles from './quiz-intro.module.css';

interface FreeQuizBoundaryProps {
  query: Loadable<ChapterByIdQuery>;
  children: (chapter: ChapterByIdQuery['chapter']) => ReactNode;
}

/** Loads the chapter of a free quiz and handles unknown chapters. */
export function FreeQuizBoundary({ query, children }: FreeQuizBoundaryProps) {
  return (
    <QuizBoundary query={query} missing={<NoSuchChapter />} back={<BackToVideos />}>
      {({ chapter }) => children(chapter)}
    </QuizBoundary>
  );
}

export function NoSuchChapter() {
  return (
    <div className={styles.intro}>
      <AxesArt kind="lost" />
      <PageTitle>{CHAPTER_NOT_FOUND}</PageTitle>
      <p>It may have been renamed. The library lists every chapter, most with a free quiz.</p>
      <p>
        <BackToVideos primary />
      </p>
    </div>
  );
}

export const BackToVideos = ({ primary = false }: { primary?: boolean }) => (
  <ButtonLink to="/video-library" variant={primary ? 'primary' : 'quiet'}>
    Back to Videos
  </ButtonLink>
);
