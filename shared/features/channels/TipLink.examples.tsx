import type { Examples } from '../../ui/Example.ts';
import { TipLink } from './openChannels.tsx';

export const examples: Examples = [{ title: 'To the instructions', node: <TipLink href="#instructions" /> }];
