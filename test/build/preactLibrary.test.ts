// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as whole from 'preact';
import * as wholeJsx from 'preact/jsx-runtime';
import { describe, expect, it, vi } from 'vitest';
import { leanJsx, leanPreact } from '../../scripts/build/preactLibraryPlugin.ts';
import { root } from '../../scripts/build/settings.ts';
import { randomFrom } from '../support/random.ts';

type Preact = typeof whole;

const source = readFileSync(join(root, 'node_modules/preact/dist/preact.mjs'), 'utf8');

// As a function, for the test runner imports nothing that stands on no disk.
const load = (code: string): Preact => {
  const body = code.replace(
    /export\{(.*?)\};.*$/s,
    (_, names: string) => `return {${names.replace(/([\w$]+) as (\w+)/g, '$2:$1')}}`,
  );
  return new Function(body)() as Preact;
};

const lean = load(leanPreact(source));

type Make = (type: unknown, props: object, key: unknown) => object;

const { jsx } = new Function(
  'preact',
  leanJsx
    .replace('import{Fragment,makeNode}from"preact"', 'const{Fragment,makeNode}=preact')
    .replace('export{Fragment};', '')
    .replace('export const jsx', 'const jsx')
    .replace('export{jsx as jsxs}', 'return{jsx}'),
)(lean) as { readonly jsx: Make };

/** A view as data, so that both libraries can draw the same one. */
type View =
  | string
  | null
  | { readonly name: string; readonly key?: number; readonly title?: string; readonly below: readonly View[] };

const names = ['p', 'ul', 'svg', 'Shell', 'Counter'];

const randomView = (random: ReturnType<typeof randomFrom>, depth = 0): View => {
  const kind = random.below(10);
  if (kind === 0) return null;
  if (kind < 4 || depth > 3) return `text ${random.below(5)}`;
  const keys = random.below(2) ? [0, 1, 2, 3, 4, 5].sort(() => random.below(3) - 1) : [];
  const below = Array.from({ length: random.below(5) }, (_, at) => {
    const view = randomView(random, depth + 1);
    return view && typeof view === 'object' && keys.length ? { ...view, key: keys[at] ?? at } : view;
  });
  const name = names[random.below(names.length)] ?? 'p';
  return { name, below, ...(random.below(2) && { title: `title ${random.below(3)}` }) };
};

/** Draws views with one of the libraries, and keeps what its components went through. */
const artist = (preact: Preact) => {
  const life: string[] = [];
  class Counter extends preact.Component<
    { readonly title?: string; children?: whole.ComponentChildren },
    { n: number }
  > {
    override componentDidMount() {
      life.push(`mounted ${this.props.title}`);
      this.setState({ n: 1 });
    }
    override componentDidUpdate() {
      life.push(`updated ${this.props.title} ${this.state.n}`);
    }
    override componentWillUnmount() {
      life.push(`gone ${this.props.title}`);
    }
    override render() {
      return preact.h('b', { class: 'counter' }, this.state.n ?? 0, this.props.children);
    }
  }
  const Shell = ({ children }: { readonly children?: whole.ComponentChildren }) =>
    preact.h(preact.Fragment, null, 'before', children, 'after');
  const nodeOf = (view: View): whole.ComponentChild => {
    if (view === null || typeof view === 'string') return view;
    const { name, key, title, below } = view;
    const props = { key, title, onClick: () => life.push('click') };
    const children = below.map(nodeOf);
    if (name === 'Shell') return preact.h(Shell, { key }, ...children);
    if (name === 'Counter') return preact.h(Counter, { key, ...(title && { title }) }, ...children);
    return preact.h(name, props, ...children);
  };
  return { life, nodeOf };
};

const drawAll = async (preact: Preact, views: readonly View[], firstHtml: string) => {
  const { life, nodeOf } = artist(preact);
  const box = document.createElement('div');
  box.innerHTML = firstHtml;
  const seen: string[] = [];
  for (const [at, view] of views.entries()) {
    if (at === 0 && firstHtml) preact.hydrate(nodeOf(view), box);
    else preact.render(nodeOf(view), box);
    await Promise.resolve();
    await Promise.resolve();
    seen.push(box.innerHTML);
    box.querySelector('p, ul')?.dispatchEvent(new Event('click'));
  }
  preact.render(null, box);
  return { seen: [...seen, box.innerHTML], life };
};

describe('Preact without what this app never uses', () => {
  it('draws, updates, takes over and removes random views as the whole library does', async () => {
    const random = randomFrom(20261121);
    for (let run = 0; run < 400; run += 1) {
      const views = Array.from({ length: 1 + random.below(5) }, () => randomView(random));
      const first = run % 3 === 0 ? (await drawAll(whole, views.slice(0, 1), '')).seen[0] : '';
      const [expected, actual] = [await drawAll(whole, views, first ?? ''), await drawAll(lean, views, first ?? '')];
      expect(actual, `run ${run}: ${JSON.stringify(views)}`).toEqual(expected);
    }
  }, 60_000);

  it('makes the same nodes of JSX', () => {
    const ref = (): void => {};
    for (const [type, props, key] of [
      ['p', {}, undefined],
      ['p', { title: 'x', children: ['a', null, 1] }, 'k'],
      ['input', { ref, value: '1' }, 0],
      [lean.Fragment, { children: 'a' }, undefined],
    ] as const) {
      const own = (make: Make) => {
        const { __v: _, constructor: __, ...node } = make(type, props, key) as { readonly __v?: number };
        return node;
      };
      expect(own(jsx)).toEqual(own(wholeJsx.jsx as Make));
    }
  });

  it('throws what a component throws while it is drawn', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    expect(() => lean.render(lean.h(Broken, null), document.createElement('div'))).toThrow('broken');
  });

  it('keeps what a person types where a field is drawn anew', () => {
    const box = document.createElement('div');
    const draw = (value: string) => lean.render(lean.h('input', { value, onInput: vi.fn() }), box);
    draw('1');
    const input = box.querySelector('input');
    draw('12');
    expect([box.querySelector('input') === input, input?.value]).toEqual([true, '12']);
  });

  it('stops the build where the library is another one', () => {
    expect(() => leanPreact(source.replace('forceUpdate', 'updateNow'))).toThrow('Preact has changed');
  });
});
