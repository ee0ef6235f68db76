import type { CreativeDocument } from '@marquee/creative/document'
import { toUnits } from '@marquee/creative/formats'
import type { TextLayer } from '@marquee/creative/layer'
import type { SyntheticEvent } from 'react'
import styles from './editor-stage.module.css'

interface CanvasTextFieldProps {
  document: CreativeDocument
  layer: TextLayer
  zoom: number
  onText: (binding: string, text: string) => void
  onClose: () => void
}

/** In pixels of the screen: smaller letters cannot be typed into, and larger ones leave no room. */
const LEAST_LETTERS = 14
const MOST_LETTERS = 40

/** A field at the place of a text layer, in which its words are typed. Escape and a press elsewhere close it. */
export function CanvasTextField({ document, layer, zoom, onText, onClose }: CanvasTextFieldProps) {
  const { binding, x, y, w, h, rotation, style } = layer
  const letters = Math.min(MOST_LETTERS, Math.max(LEAST_LETTERS, toUnits(style.size) * zoom))
  // The stage below drags layers and gives itself the focus on each press.
  const stop = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <textarea
      className={styles.typing}
      aria-label="Words on the canvas"
      autoFocus
      dir="auto"
      maxLength={2000}
      value={document.texts[binding] ?? ''}
      style={{
        left: x * zoom,
        top: y * zoom,
        width: w * zoom,
        minHeight: h * zoom,
        fontSize: letters,
        fontWeight: style.weight,
        textAlign: style.align,
        transform: `rotate(${rotation}deg)`,
        // Its corner is that of the layer, which the frame around it resizes.
        resize: 'none',
      }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onText(binding, event.target.value)}
      onBlur={onClose}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') {
          onClose()
        }
      }}
      onMouseDown={stop}
      onPointerDown={stop}
      onPointerMove={stop}
      onPointerUp={stop}
      onDoubleClick={stop}
    />
  )
}
