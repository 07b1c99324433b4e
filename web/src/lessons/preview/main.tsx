import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/base.css';
import { LessonPreview } from './lesson-preview';

const root = document.getElementById('root');
if (!root) throw new Error('lesson.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LessonPreview />
  </StrictMode>,
);
