import { ApiError } from '@marquee/api-client/api-error'
import { useRef, useState } from 'react'

interface VersionedEditorOptions<Item, Input> {
  /** The initial values of the editor. */
  stored: Item
  /** Sends the typed values, based on a version. */
  save: (change: { input: Input; version: number }) => Promise<Item>
  /** Reads the stored values. */
  load: () => Promise<Item>
}

/**
 * Edits an object whose version the server tracks: when two users save, the second is asked how to resolve the conflict. For a form with a
 * save button; an editor that saves automatically handles more than two versions.
 */
export function useVersionedEditor<Item extends { version: number }, Input>({
  stored,
  save,
  load,
}: VersionedEditorOptions<Item, Input>) {
  const [base, setBase] = useState(stored)
  /** The version that another user saved in between. */
  const [theirs, setTheirs] = useState<Item>()
  // Not state: "Keep mine" changes it and submits the form in the same click.
  const version = useRef(stored.version)

  async function saveInput(input: Input): Promise<Item> {
    setTheirs(undefined)
    try {
      return await save({ input, version: version.current })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version_conflict') {
        setTheirs(await load())
      }
      throw error
    }
  }

  return {
    /** The initial values of the form; another version of them starts another form. */
    base,
    save: saveInput,
    /** The choice after another user has saved; null while there is no conflict. */
    conflict:
      theirs === undefined
        ? null
        : {
            onLoadTheirs: () => {
              version.current = theirs.version
              setBase(theirs)
              setTheirs(undefined)
            },
            onKeepMine: () => {
              version.current = theirs.version
            },
          },
  }
}
