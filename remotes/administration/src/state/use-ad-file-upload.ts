import type { AdImportDetails } from '@marquee/contract/ad-imports'
import { useToast } from '@marquee/remote-kit/host-services'
import { useState } from 'react'
import { useUploadAdFile } from '../api/ad-imports.ts'

/**
 * Uploads a file of ads, one at a time, and reports the progress. It continues when the user leaves the page; `onUploaded` is only
 * called while the page is on the screen, so that a user who has left is not redirected.
 */
export function useAdFileUpload(onUploaded: (file: AdImportDetails) => void) {
  const showToast = useToast()
  const [share, setShare] = useState(0)
  const { mutateAsync, variables, isPending, isError } = useUploadAdFile()

  function upload(file: File): void {
    setShare(0)
    const controller = new AbortController()
    const write = mutateAsync({ file, controller, onSent: setShare }, { onSuccess: ({ data }) => onUploaded(data) })
    write.catch(({ message }: Error) => {
      if (!controller.signal.aborted) {
        showToast({ severity: 'error', summary: 'The file was not taken', detail: message })
      }
    })
  }

  return {
    upload,
    /** The file that is on its way, and how much of it has been sent, from 0 to 1. */
    current: isPending ? { file: variables.file, share, cancel: () => variables.controller.abort() } : null,
    /** Whether the last upload was refused or canceled. */
    hasEnded: isError,
  }
}
