import type { CreativeDocument } from '@marquee/creative/document'
import { type AspectRatio, getCanvasSize } from '@marquee/creative/formats'
import type { Placement } from '@marquee/creative/safe-areas'
import { type MouseEvent, useState } from 'react'
import { findLayerAt, getBounds } from '../state/geometry.ts'
import type { CreativeImages } from '../../state/creative-resources.ts'
import type { LayerChange } from '../state/document-slice.ts'
import type { StageView } from '../state/use-stage-view.ts'
import { useStageDrag } from '../state/use-stage-drag.ts'
import { CanvasTextField } from './canvas-text-field.tsx'
import { StageCanvas } from './stage-canvas.tsx'
import { StageOverlay } from './stage-overlay.tsx'
import styles from './editor-stage.module.css'

interface EditorStageProps {
  document: CreativeDocument
  format: AspectRatio
  images: CreativeImages | null
  selection: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onChange: (changes: readonly LayerChange[]) => void
  /** Receives what a drag changes while it lasts, and nothing when it ends. */
  onDrag: (changes: readonly LayerChange[]) => void
  onText: (binding: string, text: string) => void
  view: StageView
  /** The placements whose covered areas are shown. */
  covering: readonly Placement[]
}

/** The canvas of one format, on which layers are dragged. The layer list and the fields offer the same functions. */
export function EditorStage(props: EditorStageProps) {
  const { document, format, images, selection, view, covering, onText } = props
  const { zoom } = view
  const size = getCanvasSize(format)
  const { shown, guides, handlers } = useStageDrag({ ...props, size, zoom, isPaused: view.isPanning })
  const layers = shown.formats[format]?.layers ?? []
  const selected = layers.filter(({ id }) => selection.includes(id))
  const [typedId, setTypedId] = useState<string | null>(null)
  const typed = layers.find(({ id }) => id === typedId)

  function handleDoubleClick(event: MouseEvent<HTMLElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const hit = findLayerAt(layers, { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom })
    setTypedId(hit?.type === 'text' ? hit.id : null)
  }

  return (
    <div ref={view.scroller} className={styles.scroller} style={{ cursor: view.cursor }} {...view.handlers}>
      <div
        ref={view.stage}
        className={styles.stage}
        style={{ width: size.width * zoom, height: size.height * zoom, cursor: view.cursor }}
        data-testid="stage"
        // The focus makes the editor receive keys after a click on the canvas.
        tabIndex={0}
        role="group"
        aria-label="Canvas"
        onDoubleClick={handleDoubleClick}
        {...handlers}
      >
        <StageCanvas
          document={shown}
          format={format}
          images={images}
          width={size.width * zoom}
          isBusy={shown !== document}
        />
        <StageOverlay
          size={size}
          zoom={zoom}
          selected={selected}
          bounds={selected.length > 1 ? getBounds(selected) : null}
          guides={guides}
          covering={covering}
          isBusy={shown !== document}
        />
        {typed?.type === 'text' ? (
          <CanvasTextField
            document={document}
            layer={typed}
            zoom={zoom}
            onText={onText}
            onClose={() => setTypedId(null)}
          />
        ) : null}
      </div>
    </div>
  )
}
