import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import { creativeDocument } from '@marquee/creative/document'
import { editorSlice, reorder } from './document-slice.ts'

const { reducer, actions } = editorSlice
const template = builtInTemplates[0]!
const opened = composeCreative(template, {
  content: { headline: 'Sleep better', call_to_action: 'Shop now' },
  look: {
    brand_name: 'Lumenia',
    palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
    fonts: { heading: 'serif', body: 'sans' },
    logo: null,
  },
  pictures: {},
})

function start() {
  return reducer(undefined, actions.restart(opened))
}

describe('[P-43] editing a creative', () => {
  test('words are shared by all formats, and letters typed one after the other are one step', () => {
    let state = start()
    for (const text of ['S', 'Sl', 'Sleep tight']) {
      state = reducer(state, actions.textChanged({ binding: 'headline', text }))
    }
    expect(state.present.texts['headline']).toBe('Sleep tight')
    expect(reducer(state, actions.undo()).present).toEqual(opened)
  })

  test('a layer is moved in one format only, and recoloured in all', () => {
    let state = reducer(start(), actions.layersChanged({ format: '1:1', changes: [{ id: 'headline-1', x: 5 }] }))
    state = reducer(state, actions.styleChanged({ id: 'headline-1', style: { color: '#00ff00' } }))
    const find = (format: '1:1' | '9:16') => state.present.formats[format]?.layers.find(({ id }) => id === 'headline-1')
    expect(find('1:1')).toMatchObject({ x: 5, style: { color: '#00ff00' } })
    expect(find('9:16')).toMatchObject({ style: { color: '#00ff00' } })
    expect(find('9:16')?.x).not.toBe(5)
  })

  test('two hundred steps are undone and done again, to the same document', () => {
    let state = start()
    for (let step = 1; step <= 200; step += 1) {
      state = reducer(state, actions.layersChanged({ format: '1:1', changes: [{ id: 'headline-1', x: step }] }))
    }
    const edited = state.present
    for (let step = 0; step < 200; step += 1) {
      state = reducer(state, actions.undo())
    }
    expect(state.present).toEqual(opened)
    for (let step = 0; step < 200; step += 1) {
      state = reducer(state, actions.redo())
    }
    expect(state.present).toEqual(edited)
  })

  test('what the editor makes is a document that the server takes', () => {
    const [first] = opened.formats['1:1']?.layers ?? []
    let state = reducer(start(), actions.layerAdded({ format: '1:1', layer: { ...first!, id: 'copy' } }))
    state = reducer(state, actions.layersReordered({ format: '1:1', ids: ['copy'], to: 'back' }))
    state = reducer(state, actions.layersRemoved({ format: '1:1', ids: ['headline-1'] }))
    state = reducer(state, actions.paletteChanged({ accent: '#123456' }))
    expect(creativeDocument.parse(state.present)).toEqual(state.present)
    expect(state.present.formats['1:1']?.layers[0]?.id).toBe('copy')
    expect(state.present.formats['1:1']?.layers.some(({ id }) => id === 'headline-1')).toBe(false)
  })

  test.each([
    ['front', 'acdb'],
    ['forward', 'acbd'],
    ['backward', 'bacd'],
    ['back', 'bacd'],
  ] as const)('moving b to %s', (to, expected) => {
    const layers = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    expect(
      reorder(layers, ['b'], to)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected)
  })

  test('several layers keep their order among themselves', () => {
    const layers = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    expect(
      reorder(layers, ['a', 'b'], 'forward')
        .map(({ id }) => id)
        .join(''),
    ).toBe('cabd')
    expect(
      reorder(layers, ['c', 'd'], 'backward')
        .map(({ id }) => id)
        .join(''),
    ).toBe('acdb')
  })
})
