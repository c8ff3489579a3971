import './Steps.scss';

interface StepsProps {
  /** Empty if the surrounding heading is their title. */
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly steps: readonly string[] }[];
}

/** Ways of doing something under one title, each with its steps in order. */
export function Steps({ title, items }: StepsProps) {
  return (
    <section className={title ? 'card stack' : 'stack'}>
      {title && <h2>{title}</h2>}
      {items.map(({ name, steps }, at) => (
        <div key={at}>
          <h3>{name}</h3>
          <ol className="steps">
            {steps.map((step, number) => (
              <li key={number}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
