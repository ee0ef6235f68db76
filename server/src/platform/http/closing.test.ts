import { startNoteServer } from '../../testing/note-server.ts'

test('closing finishes the requests in flight and takes no further ones', async () => {
  const { app } = await startNoteServer({
    addRoutes(routes) {
      routes.get('/slow', async () => {
        arrived.resolve()
        await release.promise
        return { done: true }
      })
    },
  })
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const address = await app.listen({ port: 0, host: 'localhost' })
  // The address of our own server; the client of the contract is for pages.
  // oxlint-disable-next-line no-restricted-globals
  const answer = fetch(`${address}/slow`)
  await arrived.promise
  const closing = app.close()
  // oxlint-disable-next-line no-restricted-globals
  const refused = await fetch(`${address}/healthz`).then(
    (response) => response.status,
    () => 'refused',
  )
  release.resolve()
  expect([503, 'refused']).toContain(refused)
  expect(await (await answer).json()).toEqual({ done: true })
  await closing
})
