import { expect, it } from 'vitest';
import { wrongsInComponent } from './components.ts';

it.each([
  ['const view = model.$view.get();', 'useStore'],
  ['const view = model.payment.$step.value;', 'useStore'],
  ['export class Dialog extends Component<Props> {}', 'functions'],
  ["document.querySelector('h1')", 'refs'],
])('A component with `%s` is refused', (code, reason) => {
  expect(wrongsInComponent('a.tsx', code)).toEqual([expect.stringContaining(reason)]);
});

it('A component with hooks passes', () => {
  expect(wrongsInComponent('a.tsx', 'const view = useStore(model.$view); <p className="class">{view}</p>')).toEqual([]);
});
