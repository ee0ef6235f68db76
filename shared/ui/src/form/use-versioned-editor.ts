import { ApiError } from '@marquee/api-client/api-error'
import { useRef, useState } from 'react'

interface VersionedEditorOptions<Item, Input> {
  /** What the editor starts from. */
  stored: Item
  /** Sends what was typed, based on a version. */
  save: (change: { input: Input; version: number }) => Promise<Item>
  /** Reads what is stored now. */
  load: () => Promise<Item>
}

/**
 * Edits something of which the server keeps a version: of two people who save, the second one is asked. For a form that is saved by its
 * button; what saves itself while it is edited knows more than two versions.
 */
export function useVersionedEditor<Item extends { version: number }, Input>({
  stored,
  save,
  load,
}: VersionedEditorOptions<Item, Input>) {
  const [base, setBase] = useState(stored)
  /** What somebody else saved in between. */
  const [theirs, setTheirs] = useState<Item>()
  // Not state: "Keep mine" moves it and submits the form in the same click.
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
    /** What the form shows at first; another version of it starts another form. */
    base,
    save: saveInput,
    /** The choice after somebody else has saved; null while there is none. */
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
