export { Graphs as default } from '../reference/graphs';
