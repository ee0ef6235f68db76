import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnvironment } from './platform/environment.ts'

const service = z.object({
  image: z.string().optional(),
  restart: z.string(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  ports: z.array(z.string()).optional(),
})
const composition = z.object({
  services: z.object({ postgres: service, app: service, worker: service }),
  volumes: z.record(z.string(), z.null()),
})

const { services, volumes } = composition.parse(
  parse(readFileSync(join(__dirname, '../../docker-compose.yml'), 'utf8')),
)

describe('docker-compose.yml', () => {
  test('gives the app variables that the server accepts, and reaches beyond the container', () => {
    const environment = readEnvironment(services.app.environment)
    expect(environment).toMatchObject({ nodeEnv: 'production', host: '::', storageUrl: 'file:/data/storage' })
    expect(services.app.ports).toEqual([`${environment.port}:${environment.port}`])
  })

  test('leaves background work to a worker that shares database, files and mails with the app', () => {
    const app = readEnvironment(services.app.environment)
    const worker = readEnvironment(services.worker.environment)
    expect([app.worksInProcess, worker.worksInProcess]).toEqual([false, true])
    for (const key of ['appUrl', 'databaseUrl', 'dataDir', 'storageUrl', 'mailUrl', 'nodeEnv'] as const) {
      expect(worker[key]).toEqual(app[key])
    }
    expect(services.worker.volumes).toEqual(services.app.volumes)
  })

  test('names the database as PostgreSQL 18 is set up beside it', () => {
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = services.postgres.environment
    expect(services.postgres.image).toBe('postgres:18')
    expect(services.app.environment['DATABASE_URL']).toBe(`postgres://${user}:${password}@postgres:5432/${name}`)
  })

  test('[P-92] brings every service back that ends by itself', () => {
    expect(Object.values(services).map(({ restart }) => restart)).toEqual(Array(3).fill('unless-stopped'))
  })

  test('keeps data in volumes that it declares', () => {
    const used = Object.values(services).flatMap(({ volumes: mounted }) =>
      mounted.map((volume) => volume.split(':')[0]),
    )
    expect([...new Set(used)].sort()).toEqual(Object.keys(volumes).sort())
  })
})
