export { PrintPages as default } from '../reference/print-pages';
