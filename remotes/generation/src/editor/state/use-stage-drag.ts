import type { CreativeDocument } from '@marquee/creative/document'
import { type AspectRatio, type Size, toUnits } from '@marquee/creative/formats'
import type { Box, Layer } from '@marquee/creative/layer'
import { getWordsArea } from '@marquee/creative/safe-areas'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { changeLayers, listGroup } from './change-layers.ts'
import type { LayerChange } from './document-slice.ts'
import { findLayerAt, getBounds, type Handle, handles, type Point, resizeBox, toRotation } from './geometry.ts'
import { type Guide, snapBox } from './snapping.ts'

interface StageDragOptions {
  document: CreativeDocument
  format: AspectRatio
  size: Size
  zoom: number
  /** Nothing is dragged while the view is panned. */
  isPaused: boolean
  selection: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onChange: (changes: readonly LayerChange[]) => void
  /** Receives the changes of a drag while it lasts, and nothing when it ends. */
  onDrag: (changes: readonly LayerChange[]) => void
}

interface Drag {
  kind: 'move' | 'rotate' | Handle
  from: Point
  layers: readonly Layer[]
}

interface Draft {
  changes: readonly LayerChange[]
  guides: readonly Guide[]
}

const NOTHING: Draft = { changes: [], guides: [] }
/** In pixels of the screen. */
const SNAP_REACH = 6
const DRAG_THRESHOLD = 3

/**
 * Selecting, moving, resizing and rotating by pointer. During a drag only `shown` changes; the change is reported
 * once, at the end, so that it is one step to undo.
 */
export function useStageDrag(options: StageDragOptions) {
  const { document, format, size, zoom, isPaused, selection, onSelect, onChange, onDrag } = options
  const [draft, setDraft] = useState(NOTHING)
  const drag = useRef<Drag | null>(null)
  useEffect(() => onDrag(draft.changes), [onDrag, draft])
  const layers = document.formats[format]?.layers ?? []

  function toPoint(event: PointerEvent): Point {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom }
  }

  function handlePointerDown(event: PointerEvent): void {
    if (event.button !== 0) {
      return
    }
    const from = toPoint(event)
    const kind = readHandle(event.target)
    const ids = kind === null ? selectAt(from, event.shiftKey) : selection
    drag.current = {
      kind: kind ?? 'move',
      from,
      layers: layers.filter(({ id, locked }) => ids.includes(id) && !locked),
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  /** @returns the new selection */
  function selectAt(point: Point, isAdding: boolean): readonly string[] {
    const hit = findLayerAt(layers, point)
    if (hit === undefined) {
      onSelect([])
      return []
    }
    const group = listGroup(layers, hit)
    if (isAdding) {
      const isSelected = selection.includes(hit.id)
      const next = isSelected ? selection.filter((id) => !group.includes(id)) : [...selection, ...group]
      onSelect(next)
      return next
    }
    if (selection.includes(hit.id)) {
      return selection
    }
    onSelect(group)
    return group
  }

  /** WebKit selects the page's text during a drag unless the press is prevented; a prevented press does not move the focus either. */
  function handleMouseDown(event: MouseEvent<HTMLElement>): void {
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
  }

  function handlePointerMove(event: PointerEvent): void {
    const { current } = drag
    if (current === null || current.layers.length === 0) {
      return
    }
    const point = toPoint(event)
    const pull = { x: point.x - current.from.x, y: point.y - current.from.y }
    if (draft === NOTHING && Math.hypot(pull.x, pull.y) * zoom < DRAG_THRESHOLD) {
      return
    }
    setDraft(toDraft(current, point, pull, event))
  }

  function toDraft({ kind, layers: dragged }: Drag, point: Point, pull: Point, keys: PointerEvent): Draft {
    const [only] = dragged
    if (kind === 'move' || only === undefined) {
      return move(dragged, pull, keys.altKey)
    }
    if (kind === 'rotate') {
      return { changes: [{ id: only.id, rotation: toRotation(only, point, keys.shiftKey) }], guides: [] }
    }
    const keepsShape = (only.type === 'image') !== keys.shiftKey
    return { changes: [{ id: only.id, ...resizeBox(only, kind, pull, keepsShape) }], guides: [] }
  }

  function move(dragged: readonly Layer[], pull: Point, isFree: boolean): Draft {
    const ids = new Set(dragged.map(({ id }) => id))
    const bounds = getBounds(dragged)
    const others = layers
      .filter(({ id, hidden }) => !ids.has(id) && !hidden)
      .flatMap((layer) => getBounds([layer]) ?? [])
      .concat(toSafeBox(format))
    const snapped =
      bounds === null || isFree
        ? { dx: 0, dy: 0, guides: [] }
        : snapBox({ ...bounds, x: bounds.x + pull.x, y: bounds.y + pull.y }, others, size, SNAP_REACH / zoom)
    const [dx, dy] = [pull.x + snapped.dx, pull.y + snapped.dy]
    return { changes: dragged.map(({ id, x, y }) => ({ id, x: x + dx, y: y + dy })), guides: snapped.guides }
  }

  function handlePointerUp(): void {
    drag.current = null
    if (draft.changes.length > 0) {
      onChange(draft.changes)
    }
    setDraft(NOTHING)
  }

  function handlePointerCancel(): void {
    drag.current = null
    setDraft(NOTHING)
  }

  if (isPaused && draft !== NOTHING) {
    setDraft(NOTHING)
  }
  useEffect(() => {
    if (isPaused) {
      drag.current = null
    }
  }, [isPaused])

  return {
    shown: changeLayers(document, format, draft.changes),
    guides: draft.guides,
    handlers: {
      onMouseDown: handleMouseDown,
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  }
}

/** The area for texts that no placement covers, as templates keep it clear, in drawing units. */
function toSafeBox(format: AspectRatio): Box {
  const { x, y, w, h } = getWordsArea(format)
  return { x: toUnits(x), y: toUnits(y), w: toUnits(w), h: toUnits(h) }
}

function readHandle(target: EventTarget): Handle | 'rotate' | null {
  const name = target instanceof SVGElement ? target.dataset['handle'] : undefined
  return name === 'rotate' ? name : (handles.find((handle) => handle === name) ?? null)
}
