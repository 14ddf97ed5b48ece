/**
 * Sveltia CMS draws its icons by a font, which it asks a content network for; the policy forbids that. Were it named otherwise, names
 * such as `arrow_back` would stand in place of the icons: `draft.spec.ts` tells.
 */
export function loadIcons(): void {
  const face = new FontFace('Material Symbols Outlined', 'url(icons.woff2)', { weight: '100 700' });
  document.fonts.add(face);
  void face.load();
}
