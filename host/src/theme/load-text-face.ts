/**
 * Requests the font file of the product's texts at once: otherwise a browser would load it when the first text is laid out, and move that
 * text when the font arrives.
 */
export function loadTextFace(fonts: Pick<FontFaceSet, 'load'>): void {
  // Without it the texts are shown in the system's font.
  fonts.load("1em 'Inter Variable'", 'a').catch(() => {})
}
