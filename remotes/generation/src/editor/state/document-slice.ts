import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Layer } from '@marquee/creative/layer'
import type { Palette } from '@marquee/creative/look'
import type { CreativePicture } from '@marquee/creative/picture'
import { defineRemoteSlice } from '@marquee/remote-kit/use-remote-slice'
import { withHistory } from '@marquee/remote-kit/with-history'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The properties that can be changed for several layers at once, whatever their type. */
export type LayerChange = { id: string } & Partial<
  Pick<Layer, 'x' | 'y' | 'w' | 'h' | 'rotation' | 'locked' | 'hidden' | 'group' | 'name'>
>

type Target = { format: AspectRatio; ids: readonly string[] }
export type Direction = 'front' | 'forward' | 'backward' | 'back'

const EMPTY: CreativeDocument = {
  schema_version: 1,
  template_id: null,
  look: {
    brand_name: '',
    palette: { paper: '#ffffff', ink: '#000000', accent: '#000000', soft: '#ffffff', deep: '#000000' },
    fonts: { heading: 'sans', body: 'sans' },
    logo: null,
  },
  texts: {},
  pictures: {},
  formats: {},
}

const slice = createSlice({
  name: 'creative-editor',
  initialState: EMPTY,
  reducers: {
    layersChanged(state, { payload }: PayloadAction<{ format: AspectRatio; changes: readonly LayerChange[] }>) {
      for (const { id, ...change } of payload.changes) {
        const found = listLayers(state, payload.format).find((layer) => layer.id === id)
        if (found !== undefined) {
          Object.assign(found, change)
        }
      }
    },
    /** Changes the look of a layer in every format that has the layer. */
    styleChanged(state, { payload: { id, style } }: PayloadAction<{ id: string; style: Partial<Layer['style']> }>) {
      for (const layout of Object.values(state.formats)) {
        const found = layout.layers.find((layer) => layer.id === id)
        if (found !== undefined) {
          Object.assign(found.style, style)
        }
      }
    },
    /** Rewrites a text in every format. */
    textChanged(state, { payload: { binding, text } }: PayloadAction<{ binding: string; text: string }>) {
      state.texts[binding] = text
    },
    pictureChanged(state, { payload }: PayloadAction<{ binding: string; picture: CreativePicture }>) {
      state.pictures[payload.binding] = payload.picture
    },
    paletteChanged(state, { payload }: PayloadAction<Partial<Palette>>) {
      Object.assign(state.look.palette, payload)
    },
    /** Adds a layer on top of one format, with the text or the image that it shows. */
    layerAdded(
      state,
      { payload }: PayloadAction<{ format: AspectRatio; layer: Layer; text?: string; picture?: CreativePicture }>,
    ) {
      const { format, layer, text, picture } = payload
      listLayers(state, format).push(layer)
      if ('binding' in layer && text !== undefined) {
        state.texts[layer.binding] = text
      }
      if ('binding' in layer && picture !== undefined) {
        state.pictures[layer.binding] = picture
      }
    },
    layersRemoved(state, { payload: { format, ids } }: PayloadAction<Target>) {
      const layout = state.formats[format]
      if (layout !== undefined) {
        layout.layers = layout.layers.filter((layer) => !ids.includes(layer.id))
      }
    },
    layersReordered(state, { payload: { format, ids, to } }: PayloadAction<Target & { to: Direction }>) {
      const layout = state.formats[format]
      if (layout !== undefined) {
        layout.layers = reorder(layout.layers, ids, to)
      }
    },
  },
})

function listLayers(state: CreativeDocument, format: AspectRatio): Layer[] {
  return state.formats[format]?.layers ?? []
}

/** Layers from back to front, after moving some of them forward or backward; the moved layers keep their order. */
export function reorder<T extends { id: string }>(layers: readonly T[], ids: readonly string[], to: Direction): T[] {
  const moved = layers.filter(({ id }) => ids.includes(id))
  const rest = layers.filter(({ id }) => !ids.includes(id))
  const [first, last] = [moved[0], moved.at(-1)]
  if (first === undefined || last === undefined) {
    return [...layers]
  }
  const places = {
    front: rest.length,
    back: 0,
    forward: Math.min(rest.length, layers.indexOf(last) - moved.length + 2),
    backward: Math.max(0, layers.indexOf(first) - 1),
  }
  return rest.toSpliced(places[to], 0, ...moved)
}

/** More steps than a user undoes; a step stores only its changes. */
const STEPS = 1000

const typed = new Set<string>([
  slice.actions.textChanged.type,
  slice.actions.paletteChanged.type,
  slice.actions.styleChanged.type,
])

/** The creative that is being edited, with the history of its changes. */
export const editorSlice = defineRemoteSlice(
  withHistory(slice, {
    limit: STEPS,
    // Letters typed into one field are one step, and so are colours tried with one picker.
    groupBy: (action) => (typed.has(action.type) ? `${action.type}:${readKey(action)}` : null),
  }),
  { version: 1 },
)

function readKey(action: object): string {
  const payload: unknown = 'payload' in action ? action.payload : null
  if (typeof payload !== 'object' || payload === null) {
    return ''
  }
  const field = 'style' in payload && typeof payload.style === 'object' ? Object.keys(payload.style ?? {}).join() : ''
  if ('binding' in payload) {
    return String(payload.binding)
  }
  return 'id' in payload ? `${String(payload.id)}:${field}` : Object.keys(payload).join()
}
