export { Verbs as default } from '../reference/verbs';
