import { readFileSync } from 'node:fs';
import { evaluate, FOLDS, MODELS } from './folds';
import { decodeLog, LogError, readLog } from './log';

// npm run learner:evaluate FILE.csv: the engine beside the models it should beat, on students held back. user, item, skill,
// correct, timestamp; a column `type` is used where there is one.

const [file] = process.argv.slice(2);

function main(path: string): void {
  const answers = readLog(decodeLog(readFileSync(path)));
  if (new Set(answers.map(({ user }) => user)).size < FOLDS)
    throw new LogError(`This needs ${FOLDS} students at the least: each is predicted by what the others taught.`);
  const count = (of: 'user' | 'item' | 'topic') => new Set(answers.map((answer) => answer[of])).size;
  const sizes = `${answers.length} answers, ${count('user')} students, ${count('item')} items, ${count('topic')} skills`;
  const names = `${''.padEnd(18)}${['AUC', 'log-loss', 'ECE'].map((name) => name.padStart(10)).join('')}`;
  console.log(`${sizes}; ${FOLDS} folds of students, each predicted answer by answer\n\n${names}`); // the command's report
  for (const { name, create } of MODELS) {
    const { auc, logLoss, ece } = evaluate(answers, create);
    const values = [auc, logLoss, ece].map((value) => value.toFixed(4).padStart(10));
    console.log(name.padEnd(18) + values.join('')); // the command's report
  }
}

try {
  if (file === undefined) throw new LogError('Name a CSV file: npm run learner:evaluate FILE.csv');
  main(file);
} catch (error) {
  if (!(error instanceof LogError) && !(error instanceof Error && 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
