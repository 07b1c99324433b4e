import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/base.css';
import { RecordPage } from './record-page';

const root = document.getElementById('root');
if (!root) throw new Error('record.html has no #root');

createRoot(root).render(
  <StrictMode>
    <RecordPage />
  </StrictMode>,
);
