import { GrowthBook, GrowthBookProvider } from '@growthbook/growthbook-react'
import { act, render, screen } from '@testing-library/react'
import { releaseFlags, useIsReleased } from './release-flags.ts'

function Export() {
  return useIsReleased('account-settings.workspace-export') ? <p>Export</p> : null
}

test('[T-04] a part is there without its flag and while it says true, and gone at once when it says false', async () => {
  const growthbook = new GrowthBook()
  render(
    <GrowthBookProvider growthbook={growthbook}>
      <Export />
    </GrowthBookProvider>,
  )
  const say = (defaultValue: boolean) =>
    act(() => growthbook.setPayload({ features: { 'account-settings.workspace-export': { defaultValue } } }))
  expect(screen.getByText('Export')).toBeVisible()
  await say(false)
  expect(screen.queryByText('Export')).not.toBeInTheDocument()
  await say(true)
  expect(screen.getByText('Export')).toBeVisible()
})

test('flags are named by the remote that they belong to, and stand there once', () => {
  expect(new Set(releaseFlags).size).toBe(releaseFlags.length)
  expect(releaseFlags.filter((flag) => !/^[a-z-]+\.[a-z-]+$/.test(flag))).toEqual([])
})
