import { useStore } from '@nanostores/react';
import { Login } from '../../shared/features/core/Login.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { ProductList } from '../../shared/features/order/ProductList.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem.tsx';
import { crossIcon, Icon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { SlowNotice } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';
import { type FailedLoginModel, reasonOf } from './model.ts';
import '../../shared/ui/ErrorState.scss';

interface ModelProps {
  readonly model: FailedLoginModel;
}

function Products({ model, view }: ModelProps & { readonly view: ReturnType<FailedLoginModel['$view']['get']> }) {
  const opening = useStore(model.$opening);
  const unopened = useStore(model.$unopened);
  return (
    <QueryView view={view} onRefresh={model.refresh}>
      {({ recommended }) =>
        recommended.length > 0 && (
          <section className="card stack">
            <h2>{t(commonText.otherLoans)}</h2>
            <ProductList
              products={recommended.map((product) =>
                product.productId === opening?.productId ? { ...product, buttonText: t(commonText.opening) } : product,
              )}
              onOpen={model.openProduct}
              noteOf={(product) =>
                product === unopened?.product && <FieldProblem field="product" message={unopened.message} />
              }
            />
            {opening && <SlowNotice />}
          </section>
        )
      }
    </QueryView>
  );
}

/** The page of a joint login that failed. */
export function FailedLogin({ model }: ModelProps) {
  const view = useStore(model.$view);
  const isNamed = useStore(model.$isNamed);
  const isWaiting = isNamed && view.kind === 'loading';
  // If the reason could not be read, the query offers a retry and other links.
  const hasReason = !isNamed || view.kind === 'ready';
  return (
    <>
      <h1>{t(text.title)}</h1>
      <section className="card stack failure">
        {/* The first view has no room for the drawing. */}
        {isWaiting ? (
          <p className="skeleton" />
        ) : (
          <p className="failed">
            <Icon path={crossIcon} isLarge />
          </p>
        )}
        <h2>{t(text.failed)}</h2>
        <p className="said" role="status">
          {t(reasonOf(view, model.addressMessage, isWaiting))}
        </p>
        {hasReason && <Login env={model.env} />}
      </section>
      {isNamed && <Products model={model} view={view} />}
      {hasReason && (
        <>
          <Button onPress={model.goHome} kind="quiet">
            {t(commonText.toHome)}
          </Button>
          <a className="button button--text" href={model.serviceAddress}>
            {t(commonText.service)}
          </a>
        </>
      )}
    </>
  );
}
