export { PracticeByTime as default } from '../review/practice-by-time';
