export { GraphPage as default } from '../reference/graph-page';
