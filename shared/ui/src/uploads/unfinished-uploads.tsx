import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { discardUpload, listUploads, type ResumableKind } from '@marquee/contract/uploads'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { describeFigures } from './describe-upload.ts'
import styles from './uploads.module.css'
import { UNFINISHED_UPLOADS_KEY } from './use-resumable-upload.ts'

interface UnfinishedUploadsProps {
  kind: ResumableKind
  /** Opens the choice of a file; left out where the page has its own beside the list. */
  onChoose?: () => void
}

/** The uploads of a kind that were left behind, as by a closed page: choosing the same file again goes on where they stopped. */
export function UnfinishedUploads({ kind, onChoose }: UnfinishedUploadsProps) {
  const queryClient = useQueryClient()
  const uploads = useQuery({
    queryKey: UNFINISHED_UPLOADS_KEY,
    queryFn: async ({ signal }) => (await callEndpoint(listUploads, {}, { signal })).data,
  })
  const discard = useMutation({
    mutationFn: (id: string) => callEndpoint(discardUpload, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: UNFINISHED_UPLOADS_KEY }),
  })
  const shown = (uploads.data ?? []).filter((upload) => upload.kind === kind && upload.received > 0)

  return shown.map(({ id, name, received: sent, size }) => (
    <div key={id} className={styles.upload} role="group" aria-label={`Unfinished upload of ${name}`}>
      <span className={styles.phase}>
        {name} is not finished: {describeFigures({ name, phase: 'paused', sent, size, bytesPerSecond: null })} have
        arrived. Choose the same file again to go on.
      </span>
      <div className={styles.controls}>
        {onChoose === undefined ? null : (
          <Button size="small" type="primary" onClick={onChoose}>
            Choose the file
          </Button>
        )}
        <Button size="small" loading={discard.isPending && discard.variables === id} onClick={() => discard.mutate(id)}>
          Discard
        </Button>
      </div>
    </div>
  ))
}
