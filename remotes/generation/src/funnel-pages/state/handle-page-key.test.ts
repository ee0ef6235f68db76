import type { KeyboardEvent } from 'react'
import { handlePageKey, type PageKeyContext } from './handle-page-key.ts'

const done: string[] = []
const note =
  (name: string) =>
  (...parts: unknown[]) => {
    done.push([name, ...parts].join(' '))
  }

const context: PageKeyContext = {
  editor: {
    undo: note('undo'),
    redo: note('redo'),
    moveBy: note('move'),
    toggle: note('hide'),
    remove: note('remove'),
    duplicate: (id) => {
      done.push(`duplicate ${id}`)
      return 'copy'
    },
  },
  sectionId: 's',
  canEdit: true,
  onChoose: note('choose'),
}

function press(key: string, modifiers: Partial<KeyboardEvent> = {}, changed: Partial<PageKeyContext> = {}): string[] {
  done.length = 0
  const target = modifiers.target ?? document.createElement('div')
  const event = {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    preventDefault() {},
    ...modifiers,
  }
  handlePageKey({ ...event, target } as KeyboardEvent, { ...context, ...changed })
  return [...done]
}

test.each([
  ['z', { ctrlKey: true }, ['undo']],
  ['Z', { metaKey: true, shiftKey: true }, ['redo']],
  ['y', { ctrlKey: true }, ['redo']],
  ['d', { ctrlKey: true }, ['duplicate s', 'choose copy']],
  ['ArrowUp', { altKey: true }, ['move s -1']],
  ['ArrowDown', { altKey: true }, ['move s 1']],
  ['h', {}, ['hide s']],
  ['Delete', {}, ['remove s', 'choose ']],
  ['x', {}, []],
] as const)('[P-47] the key %s with %j edits the chosen section', (key, modifiers, expected) => {
  expect(press(key, modifiers)).toEqual(expected)
})

test('[P-47] keys do nothing within a field, without a section, or for users who may only look', () => {
  expect(press('Delete', { target: document.createElement('textarea') })).toEqual([])
  expect(press('Delete', {}, { sectionId: null })).toEqual([])
  expect(press('z', { ctrlKey: true }, { canEdit: false })).toEqual([])
})
