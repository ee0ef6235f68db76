import type { HostStore } from './host-store.ts'
import { editorClosed, editorOpened, selectEditors } from './unsaved-work-slice.ts'

/** The registrations of editors with unsaved work, which would be lost if the user left the page. Pages register through the remote kit. */
export function createUnsavedWork({ dispatch, getState }: Pick<HostStore, 'dispatch' | 'getState'>) {
  /** The functions are kept outside the store. */
  const checks = new Map<number, () => boolean>()
  let nextEditor = 1

  return {
    /** @returns a function that ends the registration */
    register(hasUnsaved: () => boolean): () => void {
      const editor = nextEditor
      nextEditor += 1
      checks.set(editor, hasUnsaved)
      dispatch(editorOpened(editor))
      return () => {
        checks.delete(editor)
        dispatch(editorClosed(editor))
      }
    },
    hasAny: (): boolean => selectEditors(getState()).some((editor) => checks.get(editor)?.() === true),
  }
}
