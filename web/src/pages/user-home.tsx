export { Dashboard as default } from '../progress/dashboard';
