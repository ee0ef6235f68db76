import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { findUsedPort } from './find-used-port.ts'

test('[P-86] a port on which a program listens is found, also on one address only, and no longer once it has ended', async () => {
  const other = createServer().listen(0, '127.0.0.1').unref()
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await findUsedPort([port])).toBe(port)
  other.close()
  await once(other, 'close')
  expect(await findUsedPort([port])).toBeUndefined()
})
