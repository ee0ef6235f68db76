import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { useAddressParameters } from './use-address-parameters.ts'

function Fields() {
  const { parameters, change } = useAddressParameters()
  const add = (name: string) => change((current) => new URLSearchParams([...current, [name, '1']]))
  return (
    <button
      type="button"
      onClick={() => {
        // Two fields that are left one right after the other, before the first navigation has ended.
        add('first')
        add('second')
      }}
    >
      {String(parameters)}
    </button>
  )
}

test('[F-01] a change that comes before the last one is in the address loses nothing', async () => {
  const { user, router } = renderPage(<Fields />, { address: '/?kept=1' })
  await user.click(screen.getByRole('button'))
  expect(router.state.location.search).toBe('?kept=1&first=1&second=1')
})
