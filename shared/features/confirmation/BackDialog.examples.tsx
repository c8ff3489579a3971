import { type Examples, ignore, longName, longWord } from '../../ui/Example.ts';
import { BackDialog } from './BackDialog.tsx';

const dialog = (title: string, content: string) => (
  <BackDialog question={{ title, content }} onStay={ignore} onLeave={ignore} />
);

export const examples: Examples = [
  {
    title: 'A question',
    coversPage: true,
    node: dialog('Your loan is ready', 'If you leave now, this offer stays open until the end of the day.'),
  },
  { title: 'Empty', coversPage: true, node: dialog('', '') },
  { title: 'Long text', coversPage: true, node: dialog(longWord, `${longName}. `.repeat(12)) },
];
