import { asIos12, oldChromiums } from './engineList.ts';
import { describeJourney } from './journey.ts';

describeJourney([...oldChromiums, asIos12]);
