import type { Example } from '../../../shared/ui/Example.ts';
import { components, type ShownComponent } from './components.ts';
import { DesignTokens, Looks } from './DesignTokens.tsx';
import { addressWith } from './look.ts';
import './gallery.scss';

const addressOf = (name: string, at: number): string => addressWith({ only: `${name}/${at}` });

interface StateProps {
  readonly name: string;
  readonly example: Example;
  readonly at: number;
}

function State({ name, example: { title, node, coversPage }, at }: StateProps) {
  return (
    <figure className="gallery__state" data-example={title}>
      <figcaption className="muted small">
        <a href={addressOf(name, at)}>{title}</a>
      </figcaption>
      {coversPage ? (
        <iframe className="gallery__page" title={`${name}: ${title}`} src={addressOf(name, at)} />
      ) : (
        // A form for each example keeps its radio buttons apart from those with the same name in other examples.
        <form className="gallery__node">{node}</form>
      )}
    </figure>
  );
}

function States({ component: { name, examples } }: { readonly component: ShownComponent }) {
  return (
    <section className="gallery__component" data-component={name} id={name}>
      <h2>{name}</h2>
      {examples.map((example, at) => (
        <State key={example.title} name={name} example={example} at={at} />
      ))}
    </section>
  );
}

/** Shows the tokens, and every component in every state of its examples. */
export function Gallery() {
  return (
    <main className="page">
      <h1>Gallery</h1>
      <Looks />
      <DesignTokens />
      {components.map((component) => (
        <States key={component.name} component={component} />
      ))}
    </main>
  );
}

/** Shows one example on a page of its own; `which` is a component's name and the example's index, like `Button/0`. */
export function OneExample({ which }: { readonly which: string }) {
  const [name, at] = which.split('/');
  const example = components.find((component) => component.name === name)?.examples[Number(at)];
  const title = example ? `${name}: ${example.title}` : `There is no example ${which}.`;
  return (
    // Labelled, because the gallery shows this page in frames next to others.
    <main className="page" aria-label={title}>
      <h1 className="small muted">{title}</h1>
      {example?.node}
    </main>
  );
}
