import { updateReleaseAlarms } from '@marquee/contract/releases'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { buildReleasedPackage } from '../../testing/build-released-package.ts'
import { AlarmsDrawer } from './alarms-drawer.tsx'

test('[P-98] an administrator chooses who is told of a failing release, and that the server rolls back', async () => {
  const sent = respondWith(updateReleaseAlarms, { data: buildReleasedPackage() })
  const onClose = jest.fn()
  const alarms = { email: null, url: 'https://example.com/old', is_auto_rollback: false }
  const { user } = renderPage(<AlarmsDrawer shown={buildReleasedPackage({ alarms })} onClose={onClose} />)
  await user.type(await screen.findByLabelText(/^Email/), 'briefs@example.com')
  const address = screen.getByLabelText(/^Webhook URL/)
  await user.clear(address)
  await user.type(address, 'http://example.com')
  await user.click(screen.getByRole('switch', { name: 'Roll back automatically' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Enter an address that starts with https:/))
  expect(sent).toEqual([])
  await user.clear(address)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const body = { email: 'briefs@example.com', url: null, is_auto_rollback: true }
  expect(sent).toMatchObject([{ params: { name: 'briefs' }, body }])
})
