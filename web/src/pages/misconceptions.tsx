export { MyMisconceptions as default } from '../review/my-misconceptions';
