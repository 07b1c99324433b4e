export { HowWeChoose as default } from '../learner/how-we-choose';
