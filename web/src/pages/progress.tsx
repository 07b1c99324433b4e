export { MyProgress as default } from '../review/my-progress';
