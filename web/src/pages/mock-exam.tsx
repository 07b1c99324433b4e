export { MockExam as default } from '../exam/mock/mock-exam';
