export { Labels as default } from '../reference/labels';
