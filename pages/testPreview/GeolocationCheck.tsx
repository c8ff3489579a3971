import { fill } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import type { Place } from './deviceChecks.ts';
import { text } from './messages.ts';

interface GeolocationCheckProps {
  readonly place: Place | { readonly kind: 'unasked' | 'asking' };
  readonly onCheck: () => void;
}

const wordsOf = (place: GeolocationCheckProps['place']): string => {
  switch (place.kind) {
    case 'unasked':
    case 'asking':
      return '';
    case 'none':
      return text[place.reason];
    case 'found':
      return fill(text.found, {
        latitude: place.latitude,
        longitude: place.longitude,
        metres: place.withinMetres,
      });
  }
};

/** Asks the device where it is, and shows the answer or why there is none. */
export function GeolocationCheck({ place, onCheck }: GeolocationCheckProps) {
  return (
    <section className="card stack">
      <h2>{text.geolocation}</h2>
      <Button onPress={onCheck} kind="quiet" isBusy={place.kind === 'asking'}>
        {text.locate}
      </Button>
      <p role="status">{wordsOf(place)}</p>
    </section>
  );
}
