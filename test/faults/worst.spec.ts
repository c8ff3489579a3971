import { allCases } from './cases/all.ts';
import { declareCase } from './declareCase.ts';

// `npm test` runs every fourth case, so that all kinds of faults and all call sites are among them.
const isUsual = (at: number): boolean => at % 4 === 0;

allCases
  .filter(({ isWorst }) => isWorst)
  .forEach((each, at) => {
    declareCase(each, isUsual(at) ? ['@usual'] : []);
  });
