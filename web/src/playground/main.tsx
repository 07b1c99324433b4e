import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../ui/tokens.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './playground';

// A separate entry point: the editor is seven megabytes, and students never load it.

const root = document.getElementById('root');
if (!root) throw new Error('playground.html has no #root');
createRoot(root).render(<Playground />);
