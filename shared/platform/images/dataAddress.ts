/** @returns a picture as a `data:` address, because the page's policy does not allow `blob:` pictures. @throws if it cannot be read. */
export const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(picture);
  });
