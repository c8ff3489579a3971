import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Position } from './deviceChecks.ts';
import { text } from './messages.ts';

interface GeolocationCheckProps {
  readonly place: Position | { readonly kind: 'unasked' | 'asking' };
  readonly onCheck: () => void;
}

const reasons = {
  absent: text.absent,
  denied: text.denied,
  unavailable: text.unavailable,
  timeout: text.timeout,
};

const textOf = (place: GeolocationCheckProps['place']): string => {
  switch (place.kind) {
    case 'unasked':
    case 'asking':
      return '';
    case 'failed':
      return t(reasons[place.reason]);
    case 'found':
      return t(text.found, {
        latitude: place.latitude,
        longitude: place.longitude,
        metres: place.withinMetres,
      });
  }
};

/** Requests the device's location, and shows it or why it is not available. */
export function GeolocationCheck({ place, onCheck }: GeolocationCheckProps) {
  return (
    <section className="card stack">
      <h2>{t(text.geolocation)}</h2>
      <Button onPress={onCheck} kind="quiet" isBusy={place.kind === 'asking'}>
        {t(text.locate)}
      </Button>
      <p role="status">{textOf(place)}</p>
    </section>
  );
}
