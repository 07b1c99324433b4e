export { Scorecard as default } from '../progress/scorecard';
