/** A picture as a `data:` address, for the page's policy knows no `blob:` pictures. Rejects where it cannot be read. */
export const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(picture);
  });
