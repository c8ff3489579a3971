import { enginesFromApt } from './engineList.ts';
import { describeJourney } from './journey.ts';

describeJourney(enginesFromApt);
