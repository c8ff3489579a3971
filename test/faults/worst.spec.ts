import { allCases } from './cases/all.ts';
import { declareCase } from './declareCase.ts';

// `npm test` runs one of four, so that all kinds and all moments are among them.
const isUsual = (at: number): boolean => at % 4 === 0;

allCases
  .filter(({ isWorst }) => isWorst)
  .forEach((each, at) => {
    declareCase(each, isUsual(at) ? ['@usual'] : []);
  });
