import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, forbidden } from '../../../platform/errors/domain-error.ts'
import { createReleaseTokenRepository, type StoredToken } from './release-tokens.repository.ts'

/** The author of releases: the token of one package. */
export interface ReleaseTeam {
  package: string
  /** The token's name; the history shows it. */
  name: string
}

const PREFIX = 'mrq_'

/** Tokens that may release one package. A token is shown once, when it is made. */
export function createReleaseTokenService({ db, clock }: { db: Database; clock: Clock }) {
  const tokens = createReleaseTokenRepository(db)

  return {
    /** @returns the token, which cannot be read again */
    async create(packageName: string, name: string): Promise<string> {
      const token = PREFIX + randomBytes(32).toString('base64url')
      await tokens.insert(name, packageName, toHash(token), clock.now())
      return token
    },

    /** @throws DomainError 401 without a valid token in the `authorization` header */
    async authenticate(authorization: string | undefined): Promise<ReleaseTeam> {
      const [, token] = /^Bearer (mrq_[\w-]{43})$/.exec(authorization ?? '') ?? []
      const team = token === undefined ? null : await tokens.findActive(toHash(token))
      if (team === null) {
        throw new DomainError(401, 'A release token is needed. It is missing, unknown or revoked.', {
          headers: { 'www-authenticate': 'Bearer' },
        })
      }
      return team
    },

    list: (): Promise<StoredToken[]> => tokens.list(),
    revoke: (id: string): Promise<boolean> => tokens.revoke(id, clock.now()),
  }
}

export type ReleaseTokenService = ReturnType<typeof createReleaseTokenService>

/** @throws DomainError 403 when the token is for another package */
export function checkScope(team: ReleaseTeam, packageName: string): void {
  if (team.package !== packageName) {
    throw forbidden(`This token may release ${team.package}, not ${packageName}.`)
  }
}

/** A fast hash is enough: tokens are random and long, so they cannot be found from the hash. */
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
