import { oldChromiums } from './engineList.ts';
import { describeJourney } from './journey.ts';

describeJourney(oldChromiums);
