import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useSwitchWorkspace } from '../api/workspaces.ts'

/** Makes another workspace the current one in the whole product; a toast reports the result. */
export function useEnterWorkspace(onEntered?: () => void) {
  const { mutateAsync, isPending } = useSwitchWorkspace()
  const tellOutcome = useOutcomeToast()
  return {
    enter: ({ id, name }: { id: string; name: string }) =>
      void tellOutcome(mutateAsync(id, { onSuccess: () => onEntered?.() }), {
        success: `You are now in ${name}`,
        failure: 'The workspace was not changed',
      }),
    isPending,
  }
}
