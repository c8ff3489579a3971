import { t } from '../../shared/i18n/t.ts';
import { withoutInvisible } from '../../shared/lib/texts.ts';
import { DetailRows } from '../../shared/ui/DetailRows.tsx';
import { Labelled } from '../../shared/ui/TextField.tsx';
import type { Photo } from './deviceChecks.ts';
import { text } from './messages.ts';

interface PhotoInputProps {
  readonly photo: Photo | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

// Larger than a phone's screen, and much smaller than a photo of twelve megapixels.
const LONG_EDGE_PX = 640;

// A canvas needs no address for the picture, and so no policy that allows one.
const drawOn = (canvas: HTMLCanvasElement | null, picture: ImageBitmap): void => {
  if (!canvas) return;
  const scale = Math.min(1, LONG_EDGE_PX / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
};

const factsOf = ({ name, type, sizeBytes, picture }: Photo) => [
  { label: t(text.name), value: withoutInvisible(name) },
  { label: t(text.size), value: t(text.bytes, { bytes: sizeBytes }) },
  { label: t(text.type), value: type || t(text.noType) },
  ...(picture ? [{ label: t(text.pixels), value: `${picture.width} × ${picture.height}` }] : []),
];

function ChosenPhoto({ photo }: { readonly photo: Photo }) {
  const { name, picture } = photo;
  return (
    <>
      <DetailRows rows={factsOf(photo)} />
      {picture ? (
        <canvas className="preview__photo" role="img" aria-label={name} ref={(canvas) => drawOn(canvas, picture)} />
      ) : (
        <p role="status">{t(text.noPicture)}</p>
      )}
    </>
  );
}

/** Takes a photo, and shows what the browser reports about the file. */
export function PhotoInput({ photo, onChoose }: PhotoInputProps) {
  return (
    <section className="card stack">
      <h2>{t(text.photo)}</h2>
      <Labelled label={t(text.choosePhoto)}>
        <input
          className="field__control"
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
      </Labelled>
      {photo && <ChosenPhoto photo={photo} />}
    </section>
  );
}
