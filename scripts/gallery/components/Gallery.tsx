import { examples as all, type Example } from '../../../shared/ui/examples.tsx';
import './gallery.scss';
import '../../../styles/page.scss';
import { hydrateRoot } from 'react-dom/client';

const components = Object.entries(all)
  .map(([name, examples]) => ({ name, examples }))
  .sort((one, other) => one.name.localeCompare(other.name));

interface ShownExampleProps {
  readonly name: string;
  readonly example: Example;
  readonly at: number;
}

function ShownExample({ name, example: { title, node, coversPage }, at }: ShownExampleProps) {
  const address = `?only=${name}/${at}`;
  return (
    <figure className="gallery__example" data-example={title}>
      <figcaption className="muted small">
        <a href={address}>{title}</a>
      </figcaption>
      {coversPage ? (
        <iframe className="gallery__page" title={`${name}: ${title}`} src={address} />
      ) : (
        // A form for each example keeps its radio buttons apart from those with the same name in other examples.
        <form className="gallery__node">{node}</form>
      )}
    </figure>
  );
}

/** Shows every primitive in every state of its examples. What is made of them is shown by `npm run gallery`, on its screens. */
function Gallery() {
  return (
    <main className="page">
      <h1>Components</h1>
      {components.map(({ name, examples }) => (
        <section key={name} data-component={name} id={name}>
          <h2>{name}</h2>
          {examples.map((example, at) => (
            <ShownExample key={example.title} name={name} example={example} at={at} />
          ))}
        </section>
      ))}
    </main>
  );
}

/** Shows one example on a page of its own; `which` is a component's name and the example's index, like `Button/0`. */
function OneExample({ which }: { readonly which: string }) {
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

const which = new URLSearchParams(location.search).get('only');

hydrateRoot(document.getElementById('root') as HTMLElement, which ? <OneExample which={which} /> : <Gallery />);
