import type { HostStore } from './host-store.ts'
import { editorClosed, editorOpened, selectEditors } from './unsaved-work-slice.ts'

/** Who has something that would be lost if the page were left now. Pages register by the remote kit. */
export function createUnsavedWork({ dispatch, getState }: Pick<HostStore, 'dispatch' | 'getState'>) {
  /** Functions stay beside the store. */
  const checks = new Map<number, () => boolean>()
  let nextEditor = 1

  return {
    /** @returns ends the registration */
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
