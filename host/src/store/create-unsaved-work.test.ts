import { createUnsavedWork } from './create-unsaved-work.ts'
import { createHostStore } from './host-store.ts'
import { selectEditors } from './unsaved-work-slice.ts'

test('work is unsaved while one of the open editors says so, and no longer when that is closed', () => {
  const { store } = createHostStore()
  const unsavedWork = createUnsavedWork(store)
  let isDirty = false
  const close = unsavedWork.register(() => isDirty)
  const closeOther = unsavedWork.register(() => false)
  expect(unsavedWork.hasAny()).toBe(false)
  isDirty = true
  expect(unsavedWork.hasAny()).toBe(true)
  expect(selectEditors(store.getState())).toHaveLength(2)
  close()
  expect(unsavedWork.hasAny()).toBe(false)
  closeOther()
  expect(selectEditors(store.getState())).toEqual([])
})
