import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createReleaseClient } from './release-client.ts'

const servers: Server[] = []

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

describe('[A-17] a team that releases is told what is wrong', () => {
  test('a server that is not there, and why', async () => {
    const address = await listen(() => {})
    servers[0]?.close()
    await expect(createReleaseClient(address, 'mrq_x').list()).rejects.toThrow(
      /^127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/,
    )
  })

  test.each([
    [200, '<!doctype html>'],
    [200, '{"data":"another one"}'],
    [200, ''],
    [404, 'Not found'],
  ])('an address of another server: %i %s', async (status, body) => {
    const address = await listen((_request, response) => response.writeHead(status).end(body))
    await expect(createReleaseClient(address, 'mrq_x').list()).rejects.toThrow('Is the address right?')
  })

  test.each([
    [409, 'The upload is not complete.', 'The upload is not complete.'],
    [401, 'A release token is needed.', 'RELEASE_TOKEN: A release token is needed.'],
  ])('what the server refuses, in its own words, and where a token comes from: %i', async (status, message, said) => {
    const address = await listen((_request, response) => response.writeHead(status).end(JSON.stringify({ message })))
    await expect(createReleaseClient(address, 'mrq_x').list()).rejects.toThrow(new Error(said))
  })

  test('nothing of a moment in which the server was restarted', async () => {
    let asked = 0
    const address = await listen((_request, response) => {
      asked += 1
      response.writeHead(asked === 1 ? 503 : 200).end(asked === 1 ? '' : '{"token_package":"briefs","data":[]}')
    })
    await expect(createReleaseClient(address, 'mrq_x').list()).resolves.toEqual([])
  })

  test('a token of another package, before anything is built', async () => {
    const address = await listen((_request, response) => response.end('{"token_package":"briefs","data":[]}'))
    const client = createReleaseClient(address, 'mrq_x')
    await expect(client.checkToken('briefs')).resolves.toBeUndefined()
    await expect(client.checkToken('generation')).rejects.toThrow('may release briefs, not generation')
  })
})
