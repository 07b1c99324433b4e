import fc from 'fast-check';
import { fixedSeed } from './fixed-seed';

if (fixedSeed !== null) fc.configureGlobal({ seed: fixedSeed });
