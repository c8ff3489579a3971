import { exifSegment, withSegments } from '../support/pictures.ts';
import type { Driver } from './Driver.ts';

// All in syntax and with APIs that Chromium 64 knows.
const paint = `(function () {
  var canvas = document.createElement('canvas'), brush = canvas.getContext('2d');
  canvas.width = 400;
  canvas.height = 200;
  ['#f00', '#0f0', '#00f', '#ff0'].forEach(function (colour, at) {
    brush.fillStyle = colour;
    brush.fillRect((at % 2) * 200, at > 1 ? 100 : 0, 200, 100);
  });
  return canvas.toDataURL('image/jpeg', 0.95).split(',')[1];
})()`;

/** Creates a JPEG like a phone's: red, green, blue and yellow quarters, an EXIF orientation (1 to 8) and a location. */
export async function cameraPhoto(driver: Driver, orientation: number): Promise<Uint8Array> {
  const plain = Uint8Array.from(Buffer.from(String(await driver.evaluate(paint)), 'base64'));
  return withSegments(plain, exifSegment(orientation));
}

/** Puts a file into the page's file field, as a user's choice does, once the field is enabled. */
export async function pickFile(driver: Driver, name: string, bytes: Uint8Array): Promise<void> {
  await driver.waitFor(`!document.querySelector('input[type=file]').disabled`);
  await driver.evaluate(`(function () {
    var letters = atob('${Buffer.from(bytes).toString('base64')}');
    var bytes = Uint8Array.from(letters, function (letter) { return letter.charCodeAt(0); });
    var chosen = new DataTransfer(), field = document.querySelector('input[type=file]');
    chosen.items.add(new File([bytes], '${name}', { type: 'image/jpeg' }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
}

/** Shows a JPEG in the page. @returns its size and the colours of its quarters, row by row, as one string. */
export async function lookOf(page: Pick<Driver, 'evaluate'>, jpeg: Uint8Array): Promise<unknown> {
  return page.evaluate(`new Promise(function (resolve, reject) {
    var image = new Image();
    image.onerror = reject;
    image.onload = function () {
      var canvas = document.createElement('canvas');
      var brush = canvas.getContext('2d', { willReadFrequently: true });
      canvas.width = image.width;
      canvas.height = image.height;
      brush.drawImage(image, 0, 0);
      var colours = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]].map(function (at) {
        var dot = brush.getImageData(at[0] * image.width, at[1] * image.height, 1, 1).data;
        return (dot[0] > 150 ? 'r' : '') + (dot[1] > 150 ? 'g' : '') + (dot[2] > 150 ? 'b' : '');
      });
      resolve([image.width + 'x' + image.height].concat(colours).join(' '));
    };
    image.src = 'data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}';
  })`);
}
