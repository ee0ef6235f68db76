import { packageName, releaseId } from '@marquee/federation/registry'
import {
  alarmAnswer,
  alarmChange,
  declaration,
  declarationAnswer,
  MAX_FILE_BYTES,
  publication,
  publicationAnswer,
  releaseList,
  RELEASES_PATH,
  retirement,
  retirementAnswer,
  rollback,
  rollbackAnswer,
  switching,
  switchingAnswer,
} from '@marquee/federation/release-protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { unauthenticated } from '../../../platform/errors/domain-error.ts'
import { parseBody, parseParams } from '../../../platform/http/parse-input.ts'
import type { PublishingService } from './publishing.service.ts'
import type { ReleaseAlarmService } from './release-alarms.service.ts'
import type { ReleaseCatalogue } from './release-catalogue.service.ts'
import type { RetirementService } from './retirement.service.ts'
import { checkScope, type ReleaseTeam, type ReleaseTokenService } from './release-tokens.service.ts'
import type { UploadService } from './uploads.service.ts'
import { registerScope } from '../../../platform/http/register-scope.ts'

interface Services {
  tokens: ReleaseTokenService
  uploads: UploadService
  publishing: PublishingService
  retiring: RetirementService
  catalogue: ReleaseCatalogue
  alarms: Pick<ReleaseAlarmService, 'change'>
}

const MAX_JSON_BYTES = 1024 * 1024
const packageParams = z.object({ name: packageName })
const releaseParams = packageParams.extend({ release: releaseId })
const fileParams = releaseParams.extend({ file: z.string() })

declare module 'fastify' {
  interface FastifyRequest {
    /** The team that releases; null on routes without a release token. */
    team: ReleaseTeam | null
  }
}

/**
 * The endpoints for the command lines of teams. They use a release token instead of a session, so there is no cookie that a foreign
 * page could misuse, and no CSRF check. Every token may read; only the token of a package may change it.
 */
export function registerRegistryRoutes(app: FastifyInstance, services: Services): void {
  registerScope(app, 'registry of releases', (scope) => {
    scope.decorateRequest('team', null)
    scope.addContentTypeParser<Buffer>(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      request.team = await services.tokens.authenticate(request.headers.authorization)
    })
    addReadingRoutes(scope, services)
    addChangingRoutes(scope, services)
  })
}

function addReadingRoutes(app: FastifyInstance, { catalogue }: Services): void {
  app.get(RELEASES_PATH, async (request, reply) =>
    reply.send(releaseList.parse({ token_package: request.team?.package, data: await catalogue.list() })),
  )

  app.get(`${RELEASES_PATH}/:name/:release`, async (request, reply) => {
    const { name, release } = parsedParams(releaseParams, request)
    return reply.send(declaration.parse(await catalogue.get(name, release)))
  })
}

function addChangingRoutes(app: FastifyInstance, { uploads, publishing, retiring, alarms }: Services): void {
  app.post(`${RELEASES_PATH}/:name`, { bodyLimit: MAX_JSON_BYTES }, async (request, reply) => {
    const team = toTeam(request)
    const body = parsedBody(declaration, request)
    checkScope(team, body.description.name)
    return reply.send(declarationAnswer.parse(await uploads.announce(team.name, body)))
  })

  app.put(`${RELEASES_PATH}/:name/:release/files/:file`, { bodyLimit: MAX_FILE_BYTES }, async (request, reply) => {
    toTeam(request)
    const { name, release, file } = parsedParams(fileParams, request)
    await uploads.receive(name, release, file, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    return reply.status(204).send()
  })

  app.post(`${RELEASES_PATH}/:name/:release/publications`, async (request, reply) => {
    const team = toTeam(request)
    const { name, release } = parsedParams(releaseParams, request)
    const answer = await publishing.publish(team.name, name, release, parsedBody(publication, request))
    return reply.send(publicationAnswer.parse(answer))
  })

  app.post(`${RELEASES_PATH}/:name/rollbacks`, async (request, reply) => {
    const team = toTeam(request)
    const { name } = parsedParams(packageParams, request)
    const answer = await publishing.rollBack(team.name, name, parsedBody(rollback, request))
    return reply.send(rollbackAnswer.parse(answer))
  })

  app.post(`${RELEASES_PATH}/:name/switches`, async (request, reply) => {
    const team = toTeam(request)
    const { name } = parsedParams(packageParams, request)
    const answer = await publishing.switchPackage(team.name, name, parsedBody(switching, request))
    return reply.send(switchingAnswer.parse(answer))
  })

  app.post(`${RELEASES_PATH}/:name/alarms`, async (request, reply) => {
    toTeam(request)
    const { name } = parsedParams(packageParams, request)
    return reply.send(alarmAnswer.parse(await alarms.change(name, parsedBody(alarmChange, request))))
  })

  app.post(`${RELEASES_PATH}/:name/retirements`, async (request, reply) => {
    const team = toTeam(request)
    const { name } = parsedParams(packageParams, request)
    const answer = await retiring.retire(team.name, name, parsedBody(retirement, request))
    return reply.send(retirementAnswer.parse(answer))
  })
}

/** @throws DomainError 403 when the token belongs to another package than the one in the address */
function toTeam(request: FastifyRequest): ReleaseTeam {
  const { name } = parsedParams(packageParams, request)
  if (request.team === null) {
    throw unauthenticated()
  }
  checkScope(request.team, name)
  return request.team
}

function parsedParams<S extends z.ZodType>(schema: S, { params }: FastifyRequest): z.output<S> {
  return schema.parse(parseParams(schema, params))
}

function parsedBody<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.output<S> {
  return schema.parse(parseBody(schema, body))
}
