import { rangeSeparator } from '../../shared/brand/current.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { Failure } from '../../shared/ui/Failure/Failure.tsx';
import { crossIcon } from '../../shared/ui/Icon/drawings.ts';
import { Icon } from '../../shared/ui/Icon/Icon.tsx';
import { ProductList } from '../../shared/ui/ProductCard/ProductList.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { text } from './messages.ts';
import type { FailedLoginModel } from './model.ts';

interface ModelProps {
  readonly model: FailedLoginModel;
}

function Products({ model }: ModelProps) {
  const view = model.$view.get();
  const opening = model.$opening.get();
  switch (view.kind) {
    case 'loading':
      return <Skeleton />;
    case 'refused':
      return <Failure reason={view} onRetry={model.refresh} />;
    case 'unknown':
      return <Failure reason={view.why} onRetry={model.refresh} />;
    case 'ready':
      return view.data.recommended.length > 0 ? (
        <section className="card stack">
          <h2>{text.others}</h2>
          <ProductList
            products={view.data.recommended.map((product) =>
              product.productId === opening?.productId ? { ...product, buttonText: text.opening } : product,
            )}
            rangeSeparator={rangeSeparator}
            onOpen={model.openProduct}
          />
        </section>
      ) : null;
  }
}

/** The page of a joint login that failed. */
export function FailedLogin({ model }: ModelProps) {
  return (
    <>
      <h1>{text.title}</h1>
      <section className="card stack middle">
        <p className="failed">
          <Icon path={crossIcon} isLarge />
        </p>
        <h2>{text.failed}</h2>
        <p className="said" role="status">
          {model.reason()}
        </p>
      </section>
      <Products model={model} />
      {model.$view.get().kind !== 'loading' && (
        <>
          <Button onPress={model.goHome} kind="quiet">
            {text.home}
          </Button>
          <p className="line middle">
            <a className="grow" href={model.serviceAddress}>
              {text.service}
            </a>
          </p>
        </>
      )}
    </>
  );
}
