export { FreeResponseList as default } from '../free-response/free-response-list';
