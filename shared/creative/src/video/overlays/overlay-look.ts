import type { TextStyle } from '../../layer.ts'
import type { Overlay } from '../video-project.ts'

type PlateLook = Required<Pick<TextStyle, 'color' | 'plate'>>

/** The looks of a text above scenes: its colour, and the plate behind it, by their roles in the brand's palette. */
export const overlayLooks = {
  dark: { color: 'white', plate: 'black' },
  light: { color: 'black', plate: 'white' },
  accent: { color: 'white', plate: 'accent' },
  soft: { color: 'ink', plate: 'soft' },
} as const satisfies Record<string, PlateLook>
export type OverlayLook = keyof typeof overlayLooks

/** The look of an overlay's first text; null for overlays without a text, and for colours that are not those of a look. */
export function findOverlayLook(overlay: Overlay): OverlayLook | null {
  const text = Object.values(overlay.formats)
    .flatMap((layout) => layout.layers)
    .find((layer) => layer.type === 'text')
  const looks = Object.entries(overlayLooks).map(([name, { plate }]) => [name as OverlayLook, plate] as const)
  return looks.find(([, plate]) => text?.type === 'text' && text.style.plate === plate)?.[0] ?? null
}

/** Gives all texts of an overlay a look, in every format. */
export function setOverlayLook(overlay: Overlay, look: OverlayLook): Overlay['formats'] {
  return Object.fromEntries(
    Object.entries(overlay.formats).map(([format, layout]) => [
      format,
      {
        ...layout,
        layers: layout.layers.map((layer) =>
          layer.type === 'text' ? { ...layer, style: { ...layer.style, ...overlayLooks[look] } } : layer,
        ),
      },
    ]),
  )
}
