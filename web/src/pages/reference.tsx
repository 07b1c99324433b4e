export { Overview as default } from '../reference/overview';
