import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { jobKeys } from '../../api/jobs.ts'

interface JobAction<T> {
  request: (subject: T) => Promise<void>
  /** As "The job is back in its queue". */
  done: string
  /** As "The job was not retried". */
  failed: string
}

/** Something done to a job; the page shows afterwards what has become of it. */
export function useJobAction<T>({ request, done, failed }: JobAction<T>) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: request,
    onSuccess: () => showToast({ severity: 'success', summary: done, life: 4000 }),
    onError: ({ message }) => showToast({ severity: 'error', summary: failed, detail: message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys }),
  })
  return { run: (subject: T) => mutate(subject), isPending }
}
