import { renderPage } from '@marquee/testing/render-page'
import { useMutation } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useOutcomeToast } from './use-outcome-toast.ts'

/** A row that goes as soon as its write is done, before the toast. */
function Row({ write, onGone }: { write: () => Promise<string>; onGone: () => void }) {
  const { mutateAsync } = useMutation({ mutationFn: write, onSettled: onGone })
  const tellOutcome = useOutcomeToast()
  const outcome = { success: (name: string) => ({ summary: 'Saved', detail: name }), failure: 'Not saved' }
  return <button onClick={() => void tellOutcome(mutateAsync(), outcome)}>Save</button>
}

function List({ write }: { write: () => Promise<string> }) {
  const [isGone, setIsGone] = useState(false)
  return isGone ? null : <Row write={write} onGone={() => setIsGone(true)} />
}

test.each([
  [async () => 'Cup', { severity: 'success', summary: 'Saved', detail: 'Cup' }],
  [() => Promise.reject(new Error('Too late.')), { severity: 'error', summary: 'Not saved', detail: 'Too late.' }],
])('the outcome is said although the component is gone by then', async (write, toast) => {
  const { user, services } = renderPage(<List write={write} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining(toast)))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('what is deleted comes back by the toast, and the toast says what it is', async () => {
  const calls: string[] = []
  function Page() {
    const write = (name: string) => ({ isPending: false, mutateAsync: async (item: string) => calls.push(name, item) })
    const { deleteItem } = useDeleteWithUndo<string>({
      noun: 'images',
      getName: (item) => item,
      remove: write('remove'),
      restore: write('restore'),
    })
    return <button onClick={() => void deleteItem('Cup')}>Delete</button>
  }
  const { user, services } = renderPage(<Page />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(services.showToast).toHaveBeenCalledTimes(1))
  const [deleted] = services.showToast.mock.calls[0] ?? []
  expect(deleted).toMatchObject({ summary: 'Images deleted', detail: 'Cup', action: { label: 'Undo' } })
  deleted?.action?.onClick()
  await waitFor(() =>
    expect(services.showToast).toHaveBeenLastCalledWith(expect.objectContaining({ summary: 'Images restored' })),
  )
  expect(calls).toEqual(['remove', 'Cup', 'restore', 'Cup'])
})
