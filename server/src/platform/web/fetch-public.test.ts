import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { WebAccess } from './checked-lookup.ts'
import { createFetchPublic, WebRefusal } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const LIMITS = { maxBytes: 1024 * 1024, timeoutMs: 2000 }

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`)
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, requests }
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** This machine stands for the public web under names only; named by its address it is what it is. */
function publicNames(names: Record<string, string[]>): { access: WebAccess; lookups: string[] } {
  const lookups: string[] = []
  const resolve = async (hostname: string) => {
    lookups.push(hostname)
    const [address = '10.0.0.1', ...later] = names[hostname] ?? []
    names[hostname] = later.length === 0 ? [address] : later
    return [{ address, family: 4 }]
  }
  let isNamed = false
  const isAllowedAddress = (address: string) => {
    const isAllowed = (isNamed && address === '127.0.0.1') || isPublicAddress(address)
    isNamed = false
    return isAllowed
  }
  return {
    lookups,
    access: {
      isAllowedAddress,
      resolve: async (hostname) => {
        isNamed = true
        return resolve(hostname)
      },
    },
  }
}

async function readRefusal(fetching: Promise<unknown>): Promise<WebRefusal> {
  const error: unknown = await fetching.then(
    () => new Error('The file was read.'),
    (failure: unknown) => failure,
  )
  if (error instanceof WebRefusal) {
    return error
  }
  throw error
}

describe('which addresses are public', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('"%s" is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('reading a file of the web', () => {
  test('reads it, also behind redirects', async () => {
    const { port, requests } = await serve((request, response) => {
      if (request.url === '/start') {
        response.writeHead(302, { location: '/file' }).end()
      } else {
        response.end('content')
      }
    })
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
    const { content, url } = await createFetchPublic(access)(`http://cdn.test:${port}/start`, LIMITS)
    expect(url).toBe(`http://cdn.test:${port}/file`)
    expect(content.toString()).toBe('content')
    expect(requests).toEqual([`cdn.test:${port} /start`, `cdn.test:${port} /file`])
  })

  test.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://private.test:PORT/',
    'http://user:secret@cdn.test:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'ftp://cdn.test/',
    'data:text/plain,hello',
    'no address',
  ])('%s is refused, and nobody is asked for it', async (address) => {
    const { port, requests } = await serve((_request, response) => response.end('secret'))
    const { access } = publicNames({ 'private.test': ['192.168.0.7'], 'cdn.test': ['127.0.0.1'] })
    const refusal = await readRefusal(createFetchPublic(access)(address.replace('PORT', String(port)), LIMITS))
    expect({ refusal: refusal.refusal, isTemporary: refusal.isTemporary }).toEqual({
      refusal: 'address',
      isTemporary: false,
    })
    expect(requests).toEqual([])
  })

  test.each([
    'http://127.0.0.1:PORT/inside',
    'http://inside.test:PORT/inside',
    '//169.254.169.254/',
    'file:///etc/passwd',
  ])('a redirect to %s is not followed', async (location) => {
    const { port, requests } = await serve((_request, response) => {
      response.writeHead(307, { location: location.replace('PORT', String(port)) }).end()
    })
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'], 'inside.test': ['10.0.0.8'] })
    const refusal = await readRefusal(createFetchPublic(access)(`http://cdn.test:${port}/`, LIMITS))
    expect(refusal.refusal).toBe('address')
    expect(requests).toHaveLength(1)
  })

  test('a name that is public when it is checked and private afterwards is asked for once, and its private address never', async () => {
    const { port, requests } = await serve((request, response) => {
      response.writeHead(302, { location: `http://second.test:${port}${request.url}`, connection: 'close' }).end()
    })
    const { access, lookups } = publicNames({ 'first.test': ['127.0.0.1', '10.0.0.1'], 'second.test': ['10.0.0.1'] })
    const refusal = await readRefusal(createFetchPublic(access)(`http://first.test:${port}/`, LIMITS))
    expect(refusal.refusal).toBe('address')
    expect(lookups).toEqual(['first.test', 'second.test'])
    expect(requests).toEqual([`first.test:${port} /`])
  })

  test('a name with one public and one private address is refused', async () => {
    const fetchPublic = createFetchPublic({
      resolve: async () => [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    })
    expect((await readRefusal(fetchPublic('http://mixed.test/', LIMITS))).refusal).toBe('address')
  })

  test('a chain of redirects ends', async () => {
    const { port, requests } = await serve((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    )
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
    const refusal = await readRefusal(createFetchPublic(access)(`http://cdn.test:${port}/`, LIMITS))
    expect(refusal.refusal).toBe('redirects')
    expect(requests).toHaveLength(5)
  })

  test.each([
    ['said in the header', { 'content-length': '5000000' }],
    ['not said at all', {}],
  ])('a file that is too large is broken off: its size %s', async (_case, headers) => {
    let sent = 0
    const { port } = await serve((_request, response) => {
      response.writeHead(200, headers)
      const chunk = Buffer.alloc(64 * 1024)
      function send(): void {
        sent += chunk.byteLength
        if (!response.destroyed) {
          response.write(chunk, () => setImmediate(send))
        }
      }
      send()
    })
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
    const refusal = await readRefusal(createFetchPublic(access)(`http://cdn.test:${port}/`, LIMITS))
    expect([refusal.refusal, refusal.message]).toEqual(['too_large', 'The file is larger than 1 MB.'])
    expect(sent).toBeLessThan(50_000_000)
  })

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['never ends', (_request, response) => void response.writeHead(200).write('a little')],
  ])('a server that %s is given up', async (_case, listener) => {
    const { port } = await serve(listener)
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
    const refusal = await readRefusal(
      createFetchPublic(access)(`http://cdn.test:${port}/`, { ...LIMITS, timeoutMs: 150 }),
    )
    expect([refusal.refusal, refusal.isTemporary]).toEqual(['too_slow', true])
  })

  test.each([
    [404, false],
    [403, false],
    [429, true],
    [503, true],
  ])('an answer with %i is no file; trying again helps: %s', async (status, isTemporary) => {
    const { port } = await serve((_request, response) => response.writeHead(status).end('sorry'))
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
    const refusal = await readRefusal(createFetchPublic(access)(`http://cdn.test:${port}/`, LIMITS))
    expect([refusal.refusal, refusal.isTemporary]).toEqual(['status', isTemporary])
  })

  test('another content type than was asked for is refused by its name', async () => {
    const { port } = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'video/mp4' }).end('video'),
    )
    const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
    const limits = { ...LIMITS, accepts: ['text/html'], noun: 'page' } as const
    const refusal = await readRefusal(createFetchPublic(access)(`http://cdn.test:${port}/`, limits))
    expect([refusal.refusal, refusal.message]).toEqual([
      'type',
      'There is no page at this address, but something else (video/mp4).',
    ])
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])(
    'an answer in %s is unpacked, and one that unpacks to more than may be read is broken off',
    async (encoding, pack) => {
      const [bomb, content] = [pack(Buffer.alloc(20 * LIMITS.maxBytes)), pack('content')]
      const { port } = await serve((request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(request.url === '/bomb' ? bomb : content)
      })
      const { access } = publicNames({ 'cdn.test': ['127.0.0.1'] })
      const fetchPublic = createFetchPublic(access)
      expect((await fetchPublic(`http://cdn.test:${port}/`, LIMITS)).content.toString()).toBe('content')
      expect((await readRefusal(fetchPublic(`http://cdn.test:${port}/bomb`, LIMITS))).refusal).toBe('too_large')
    },
  )
})
