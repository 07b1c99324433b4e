import { auditPages } from './bench/lighthouse';
import { printAudits } from './bench/table';
printAudits(await auditPages('http://localhost:4555'));
process.exit(0);
