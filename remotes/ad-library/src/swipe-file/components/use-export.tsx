import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useState } from 'react'
import { useCreateExport } from '../../api/exports.ts'
import { ExportProgress } from './export-progress.tsx'

/** Starts exports of saved ads; `progress` shows the export that was started last. */
export function useExport() {
  const tellOutcome = useOutcomeToast()
  const [id, setId] = useState<string | null>(null)
  const { mutateAsync } = useCreateExport()
  return {
    start: (wish: Parameters<typeof mutateAsync>[0]) =>
      void tellOutcome(mutateAsync(wish, { onSuccess: ({ data }) => setId(data.id) }), { failure: 'No file was made' }),
    progress: id === null ? null : <ExportProgress key={id} id={id} onClose={() => setId(null)} />,
  }
}
