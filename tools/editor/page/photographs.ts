/**
 * Safari draws WebP and cannot write it; it answers with PNG, ten times as large. It gets JPEG there, in which Sveltia CMS
 * then names the file.
 */
export function encodeInEveryBrowser(): void {
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = async function (options = {}) {
    const blob = await convertToBlob.call(this, options);
    if (options.type !== 'image/webp' || blob.type === options.type) return blob;
    return convertToBlob.call(this, { ...options, type: 'image/jpeg' });
  };
}
