import { declareCase } from './declareCase.ts';
import { oracleCases } from './selfTest.ts';

for (const each of oracleCases) declareCase(each);
