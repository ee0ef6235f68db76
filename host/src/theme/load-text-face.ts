/**
 * Asks for the face of the product's texts at once: a browser would fetch it when the first text is laid out, and move that
 * text when the face comes.
 */
export function loadTextFace(fonts: Pick<FontFaceSet, 'load'>): void {
  // Without it the texts stand in the face of the system.
  fonts.load("1em 'Inter Variable'", 'a').catch(() => {})
}
