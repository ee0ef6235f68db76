import type { StoredAsset } from '@marquee/contract/assets'
import type { StoredDocument } from '@marquee/contract/creative-documents'
import { type AspectRatio, getCanvasSize } from '@marquee/creative/formats'
import { listFormats } from '@marquee/creative/template'
import { useSliceActions, useSliceSelector } from '@marquee/remote-kit/use-remote-slice'
import { canRedo, canUndo } from '@marquee/remote-kit/with-history'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Alignment, alignLayers, distributeLayers } from './arrange.ts'
import { type Direction, editorSlice, type LayerChange } from './document-slice.ts'
import { createLayer, duplicateLayer } from './new-layers.ts'

/** The distance that arrow keys move a layer, in drawing units. */
const STEP = 1
const BIG_STEP = 10

/**
 * The document in the editor, its selection, and all editing actions.
 * @param wantedFormat the format to begin with if the document has it
 */
export function useEditor(stored: Pick<StoredDocument, 'document' | 'assets'>, wantedFormat: string | null) {
  const actions = useSliceActions(editorSlice)
  const history = useSliceSelector(editorSlice, (state) => state)
  const isOpen = useRef(false)
  const [format, setFormat] = useState<AspectRatio>(() => {
    const formats = listFormats(stored.document)
    return formats.find((known) => known === wantedFormat) ?? formats[0] ?? '1:1'
  })
  const [selection, setSelection] = useState<readonly string[]>([])
  const [uploaded, setUploaded] = useState<readonly StoredAsset[]>([])
  useEffect(() => {
    isOpen.current = true
    // A new history is a new object, which makes the component render again.
    actions.restart(stored.document)
  }, [actions, stored.document])

  // Until this document is opened, the store contains the one edited before.
  const document = isOpen.current ? history.present : stored.document
  const layers = document.formats[format]?.layers ?? []
  const selected = layers.filter(({ id }) => selection.includes(id))
  const movable = selected.filter(({ locked }) => !locked)
  const assets = useMemo(() => [...stored.assets, ...uploaded], [stored.assets, uploaded])

  function change(changes: readonly LayerChange[]): void {
    if (changes.length > 0) {
      actions.layersChanged({ format, changes })
    }
  }

  return {
    document,
    assets,
    format,
    layers,
    selected,
    selection,
    select: setSelection,
    change,
    actions,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    showFormat: (next: AspectRatio): void => {
      setFormat(next)
      setSelection([])
    },
    open: (other: StoredDocument['document']) => actions.restart(other),
    remember: (asset: StoredAsset) => setUploaded((before) => [...before, asset]),
    add: (type: 'text' | 'rectangle' | 'ellipse'): void => {
      const layer = createLayer(type, format)
      actions.layerAdded({ format, layer, ...(type === 'text' && { text: 'Your words' }) })
      setSelection([layer.id])
    },
    addPicture: ({ id, width, height }: StoredAsset): void => {
      const layer = createLayer('image', format)
      const shape = width === null || height === null ? 1 : height / width
      actions.layerAdded({
        format,
        layer: { ...layer, h: layer.w * shape },
        picture: { kind: 'asset', asset_id: id, cutout: false },
      })
      setSelection([layer.id])
    },
    duplicate: (): void => {
      const copies = selected.map(duplicateLayer)
      for (const layer of copies) {
        actions.layerAdded({ format, layer })
      }
      setSelection(copies.map(({ id }) => id))
    },
    remove: (): void => {
      if (movable.length > 0) {
        actions.layersRemoved({ format, ids: movable.map(({ id }) => id) })
        setSelection([])
      }
    },
    nudge: (dx: number, dy: number, isBig: boolean): void => {
      const step = isBig ? BIG_STEP : STEP
      change(movable.map(({ id, x, y }) => ({ id, x: x + dx * step, y: y + dy * step })))
    },
    /** Makes layers wider to the right or higher downwards, or smaller again. */
    grow: (dw: number, dh: number, isBig: boolean): void => {
      const step = isBig ? BIG_STEP : STEP
      change(
        movable.map(({ id, w, h }) => ({ id, w: Math.max(STEP, w + dw * step), h: Math.max(STEP, h + dh * step) })),
      )
    },
    reorder: (ids: readonly string[], to: Direction) => actions.layersReordered({ format, ids, to }),
    align: (alignment: Alignment) => change(alignLayers(movable, alignment, getCanvasSize(format))),
    distribute: (axis: 'x' | 'y') => change(distributeLayers(movable, axis)),
    group: (): void => {
      const group = crypto.randomUUID().slice(0, 8)
      change(movable.map(({ id }) => ({ id, group })))
    },
    ungroup: () => change(movable.map(({ id }) => ({ id, group: null }))),
  }
}

export type Editor = ReturnType<typeof useEditor>
