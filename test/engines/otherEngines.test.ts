import { asIos12, enginesFromApt } from './engineList.ts';
import { describeJourney } from './journey.ts';

describeJourney([asIos12, ...enginesFromApt()]);
