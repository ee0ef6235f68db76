import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requestCreateExport } from '../../api/exports.ts'
import { ExportProgress } from './export-progress.tsx'

/** Starts files of saved ads; `progress` shows the one that was started last. */
export function useExport() {
  const showToast = useToast()
  const [id, setId] = useState<string | null>(null)
  const { mutate } = useMutation({
    mutationFn: requestCreateExport,
    onError: (error) => showToast({ severity: 'error', summary: 'No file was made', detail: error.message }),
    onSuccess: ({ data }) => setId(data.id),
  })
  return {
    start: mutate,
    progress: id === null ? null : <ExportProgress key={id} id={id} onClose={() => setId(null)} />,
  }
}
