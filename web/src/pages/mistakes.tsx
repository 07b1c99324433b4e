export { MyMistakes as default } from '../review/my-mistakes';
