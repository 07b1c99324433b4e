export { MockExams as default } from '../exam/mock/mock-exams';
