/**
 * Sveltia CMS draws photographs anew by an `OffscreenCanvas`, and names each file by the type that it then has. Safari draws
 * WebP and cannot write it; it answers with PNG, ten times as large, and gets JPEG in its place. Were photographs drawn otherwise,
 * this would do nothing: `new-page.spec.ts` tells what Chromium makes of one, and nothing what Safari does.
 */
export function encodeInEveryBrowser(): void {
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = async function (options = {}) {
    const blob = await convertToBlob.call(this, options);
    if (options.type !== 'image/webp' || blob.type === options.type) return blob;
    return convertToBlob.call(this, { ...options, type: 'image/jpeg' });
  };
}
