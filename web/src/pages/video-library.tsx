import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ChapterPageSkeleton } from '../library/chapter-page-skeleton';
import { LibrarySidebar } from '../library/library-sidebar';
import styles from './video-library.module.css';

export default function VideoLibrary() {
  return (
    <div className={styles.page}>
      <LibrarySidebar />
      <div className={styles.content}>
        <Suspense fallback={<ChapterPageSkeleton />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
