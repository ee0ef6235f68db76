import { endProductTour, getProductTour } from '@marquee/contract/product-tour'
import { signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('[R-06] the tour is due until the person ends it, and nobody else’s ends with it', async () => {
  const ada = await signUp(server)
  const ben = await signUp(server, { role: 'member', workspaceId: ada.workspaceId })
  expect((await ada.call(getProductTour, {})).body.data).toEqual({ is_due: true })
  await ada.call(endProductTour, {})
  expect((await ada.call(endProductTour, {})).body.data).toEqual({ is_due: false })
  expect((await ada.call(getProductTour, {})).body.data).toEqual({ is_due: false })
  expect((await ben.call(getProductTour, {})).body.data).toEqual({ is_due: true })
})
