import { createHash } from 'node:crypto'
import { getPageRegistry } from '@marquee/contract/page-registry'
import { registry as registrySchema } from '@marquee/federation/registry'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import type { ReadComposition } from '../releases/composition.service.ts'

/**
 * The endpoint through which an open page learns about releases: the same registry that its next load would contain, for the same user
 * and previews. The browser keeps it and revalidates by its ETag; shared caches keep nothing, because canaries depend on the user.
 */
export function registerPageRegistryRoutes(app: FastifyInstance, readComposition: ReadComposition): void {
  implementAnonymous(app, getPageRegistry, async ({ actor, query, request, reply }) => {
    const composition = await readComposition({
      readUser: () => Promise.resolve(actor?.userId ?? null),
      overrides: query.previews,
    })
    if (composition === null) {
      throw new DomainError(503, 'The pages are not built yet.')
    }
    const registry = registrySchema.parse(composition)
    const etag = computeEtag(registry)
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie' })
    return isKnown(request.headers['if-none-match'], etag) ? reply.status(304).send() : registry
  })
}

function computeEtag(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`
}

/** Compares ETags weakly, because a proxy that compresses answers makes the tag a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
