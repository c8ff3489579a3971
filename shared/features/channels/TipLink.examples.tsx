import type { Examples } from '../../ui/Example.ts';
import { TipLink } from './ChannelSheet.tsx';

export const examples: Examples = [{ title: 'To the instructions', node: <TipLink href="#instructions" /> }];
