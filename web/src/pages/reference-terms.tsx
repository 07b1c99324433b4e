export { Terms as default } from '../reference/terms';
