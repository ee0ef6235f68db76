import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { canRedo, canUndo, withHistory } from './with-history.ts'

const drawing = createSlice({
  name: 'drawing',
  initialState: { text: '', layers: [] as string[] },
  reducers: {
    typed(state, { payload }: PayloadAction<string>) {
      state.text += payload
    },
    layerAdded(state, { payload }: PayloadAction<string>) {
      state.layers.push(payload)
    },
    looked() {},
  },
})

function openEditor(limit?: number) {
  let time = 0
  const slice = withHistory(drawing, {
    now: () => time,
    groupBy: (action) => (drawing.actions.typed.match(action) ? 'text' : null),
    groupWithinMs: 500,
    ...(limit !== undefined && { limit }),
  })
  const store = configureStore({ reducer: slice.reducer })
  return {
    read: () => store.getState().present,
    history: () => store.getState(),
    type: (text: string) => store.dispatch(slice.actions.typed(text)),
    addLayer: (name: string) => store.dispatch(slice.actions.layerAdded(name)),
    look: () => store.dispatch(slice.actions.looked()),
    undo: () => store.dispatch(slice.actions.undo()),
    redo: () => store.dispatch(slice.actions.redo()),
    restart: (text: string) => store.dispatch(slice.actions.restart({ text, layers: [] })),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('what was done can be undone step by step and done again', () => {
  const editor = openEditor()
  editor.addLayer('photo')
  editor.addLayer('logo')
  editor.undo()
  expect(editor.read().layers).toEqual(['photo'])
  editor.undo()
  expect(editor.read().layers).toEqual([])
  editor.redo()
  editor.redo()
  expect(editor.read().layers).toEqual(['photo', 'logo'])
})

test('at either end there is nothing more to undo or to do again', () => {
  const editor = openEditor()
  editor.undo()
  editor.redo()
  expect([canUndo(editor.history()), canRedo(editor.history())]).toEqual([false, false])
  editor.addLayer('photo')
  expect([canUndo(editor.history()), canRedo(editor.history())]).toEqual([true, false])
  editor.undo()
  expect([canUndo(editor.history()), canRedo(editor.history())]).toEqual([false, true])
})

test('a change after an undo takes the place of what was undone', () => {
  const editor = openEditor()
  editor.addLayer('photo')
  editor.undo()
  editor.addLayer('logo')
  editor.redo()
  expect(editor.read().layers).toEqual(['logo'])
})

test('changes of one group that follow each other quickly are one step', () => {
  const editor = openEditor()
  for (const letter of 'Sale') {
    editor.type(letter)
    editor.pass(500)
  }
  expect(editor.read().text).toBe('Sale')
  editor.undo()
  expect(editor.read().text).toBe('')
})

test('a pause, another kind of change, and an undo each end a group', () => {
  const editor = openEditor()
  editor.type('a')
  editor.pass(501)
  editor.type('b')
  editor.addLayer('photo')
  editor.type('c')
  editor.undo()
  expect(editor.read()).toEqual({ text: 'ab', layers: ['photo'] })
  editor.type('d')
  editor.undo()
  expect(editor.read()).toEqual({ text: 'ab', layers: ['photo'] })
  editor.undo()
  editor.undo()
  expect(editor.read()).toEqual({ text: 'a', layers: [] })
})

test('what changes nothing is no step, and keeps what can be done again', () => {
  const editor = openEditor()
  editor.addLayer('photo')
  editor.undo()
  editor.look()
  editor.redo()
  expect(editor.read().layers).toEqual(['photo'])
})

test('no more steps than the limit are kept', () => {
  const editor = openEditor(2)
  for (const name of ['a', 'b', 'c', 'd']) {
    editor.addLayer(name)
  }
  editor.undo()
  editor.undo()
  expect(canUndo(editor.history())).toBe(false)
  expect(editor.read().layers).toEqual(['a', 'b'])
})

test('a restart shows another state, without a way back', () => {
  const editor = openEditor()
  editor.addLayer('photo')
  editor.restart('Another brief')
  expect(editor.read()).toEqual({ text: 'Another brief', layers: [] })
  expect([canUndo(editor.history()), canRedo(editor.history())]).toEqual([false, false])
})
