import { storeUrl } from '../../brand/current.ts';
import { type AppAction, opens } from './appActions.ts';

export const goRate = (): AppAction => ({ message: { action: 'goRate', payload: {} }, inBrowser: opens(storeUrl) });
