import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnvironment } from './platform/environment.ts'

const ROOT = join(import.meta.dirname, '../..')
const service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  restart: z.string(),
  read_only: z.boolean().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
})
const composition = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

const { services, volumes } = composition.parse(
  parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }),
)

function getService(name: string): z.infer<typeof service> {
  const found = services[name]
  if (found === undefined) {
    throw new Error(`docker-compose.yml has no service ${name}.`)
  }
  return found
}

const ours = Object.entries(services).filter(([, { build }]) => build !== undefined)

describe('docker-compose.yml', () => {
  test('[P-86] gives two web processes and a worker variables that the server accepts', () => {
    expect(ours.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker'])
    const environments = ours.map(([, { environment }]) => readEnvironment(environment))
    expect(environments.map(({ worker }) => worker)).toEqual(['off', 'off', 'own-process'])
    for (const key of [
      'appUrl',
      'databaseUrl',
      'databaseReplicaUrls',
      'searchUrls',
      'dataDir',
      'storageUrl',
      'mailUrl',
      'nodeEnv',
    ] as const) {
      expect(new Set(environments.map((environment) => String(environment[key]))).size).toBe(1)
    }
    expect(environments[0]).toMatchObject({ host: '::', trustedProxies: 1, nodeEnv: 'production' })
  })

  test('[P-86] sends the proxy to the ports on which the web processes listen, and only it to the outside', () => {
    const proxy = getService('proxy')
    expect([proxy.environment['WEB_1'], proxy.environment['WEB_2']]).toEqual(
      ['web-1', 'web-2'].map((name) => `${name}:${getService(name).environment['PORT']}`),
    )
    expect(Object.entries(services).filter(([, { ports }]) => ports.length > 0)).toEqual([['proxy', proxy]])
    expect(proxy.ports).toEqual([`3000${proxy.environment['PROXY_BIND']}`])
  })

  test('[P-92] names the database and the bucket as their own services are set up', () => {
    const postgres = getService('postgres')
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = postgres.environment
    const { environment } = getService('worker')
    expect(postgres.image).toBe('postgres:18')
    expect(environment['DATABASE_URL']).toBe(`postgres://${user}:${password}@postgres:5432/${name}`)
    expect(environment['DATABASE_REPLICA_URLS']).toBe(`postgres://${user}:${password}@replica:5432/${name}`)
    expect(getService('replica').environment).toEqual({
      REPLICATION_PASSWORD: postgres.environment['REPLICATION_PASSWORD'],
    })
    for (const key of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
      expect(getService('storage').environment[key]).toBe(environment[key])
      expect(getService('bucket').environment[key]).toBe(environment[key])
    }
  })

  test('[P-88] names the search engine at the port that its configuration opens', () => {
    const configuration = readFileSync(join(ROOT, 'operations/search/searchd.conf'), 'utf8')
    const port = /^  listen = (\d+):mysql41$/m.exec(configuration)?.[1]
    expect(getService('worker').environment['SEARCH_URL']).toBe(`mysql://search:${port}`)
    expect(getService('search').volumes.map((mount) => mount.split(':')[0])).toContain(
      './operations/search/searchd.conf',
    )
  })

  test('[P-92] brings every service back that ends by itself; only the bucket is made once', () => {
    const others = Object.entries(services).filter(([, { restart }]) => restart !== 'unless-stopped')
    expect(others.map(([name, { restart }]) => [name, restart])).toEqual([['bucket', 'on-failure']])
  })

  test('[P-92] keeps data in volumes that it declares, and mounts files that exist', () => {
    const mounts = Object.values(services).flatMap(({ volumes: mounted }) =>
      mounted.map((mount) => mount.split(':')[0] ?? ''),
    )
    const files = mounts.filter((mount) => mount.startsWith('./'))
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
    expect([...new Set(mounts.filter((mount) => !files.includes(mount)))].sort()).toEqual(Object.keys(volumes).sort())
  })

  test('[P-92] gives our processes a file system that they cannot write to', () => {
    expect(ours.map(([, { read_only: isReadOnly }]) => isReadOnly)).toEqual([true, true, true])
  })
})
