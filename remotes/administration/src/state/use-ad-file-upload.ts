import type { AdImportDetails } from '@marquee/contract/ad-imports'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getAdImportQuery, requestUploadAdFile } from '../api/ad-imports.ts'

interface Upload {
  file: File
  controller: AbortController
}

/**
 * Uploads a file of ads, one at a time, and tells how far it is. It goes on when the page is left; `onUploaded` is only called
 * while the page is on the screen: whoever has gone elsewhere keeps the address of where they are.
 */
export function useAdFileUpload(onUploaded: (file: AdImportDetails) => void) {
  const showToast = useToast()
  const queryClient = useQueryClient()
  const [share, setShare] = useState(0)
  const { mutate, variables, isPending, isError } = useMutation({
    mutationFn: ({ file, controller: { signal } }: Upload) => requestUploadAdFile(file, { signal, onSent: setShare }),
    onError(error, { controller }) {
      if (!controller.signal.aborted) {
        showToast({ severity: 'error', summary: 'The file was not taken', detail: error.message })
      }
    },
    onSuccess: (answer) => queryClient.setQueryData(getAdImportQuery(answer.data.id).queryKey, answer),
  })

  function upload(file: File): void {
    setShare(0)
    mutate({ file, controller: new AbortController() }, { onSuccess: ({ data }) => onUploaded(data) })
  }

  return {
    upload,
    /** The file that is on its way, and how much of it has been sent, from 0 to 1. */
    current: isPending ? { file: variables.file, share, cancel: () => variables.controller.abort() } : null,
    /** Whether the last upload was refused or canceled. */
    hasEnded: isError,
  }
}
