import { randomBytes } from 'node:crypto'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { hashPassword, isPasswordCorrect } from '../../identity/identity.public.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import {
  createSharingRepository,
  getTarget,
  type ShareKind,
  type ShareRow,
  type ShareTarget,
} from './sharing.repository.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import { isUnlocked, readToken, unlockToken } from './unlocked-token.ts'

export type { ShareTarget } from './sharing.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  workspaces: Pick<WorkspaceService, 'findOpenName'>
  /** Sign the tokens of links whose password was entered. */
  secrets: SigningSecrets
}

/** A valid link, and the thing that it shares. */
export interface OpenLink extends Pick<ShareRow, 'shows_notes' | 'allows_comments' | 'allows_download'> {
  /** The token of the link, without what an entered password added to it. */
  token: string
  workspaceId: string
  workspaceName: string
  target: ShareTarget
  /** The user who shared it; null when their account was deleted. */
  createdBy: string | null
}

/** 128 bits, so that links cannot be guessed. */
const TOKEN_BYTES = 16
const NOTHING_ALLOWED = { shows_notes: false, allows_comments: false, allows_download: false }

/**
 * Links to anything that a workspace shares. A visitor with the link sees the shared thing and nothing else of the workspace. The
 * module that owns the shared thing checks the member's right to share it before it calls this service.
 */
export function createShareLinkService({ db, clock, workspaces, secrets }: Dependencies) {
  const repository = createSharingRepository(db)

  function present(row: ShareRow): Share {
    const { token, shows_notes, allows_comments, allows_download, password_hash, expires_at, created_at } = row
    return {
      token,
      shows_notes,
      allows_comments,
      allows_download,
      has_password: password_hash !== null,
      expires_at: expires_at?.toISOString() ?? null,
      is_expired: expires_at !== null && expires_at <= clock.now(),
      created_at: created_at.toISOString(),
    }
  }

  /** @throws DomainError 404 */
  async function find(token: string): Promise<{ row: ShareRow; link: OpenLink }> {
    const row = await repository.findByToken(readToken(token), clock.now())
    const target = row === undefined ? null : getTarget(row)
    const workspaceName = row === undefined ? undefined : await workspaces.findOpenName(row.workspace_id)
    if (row === undefined || target === null || workspaceName === undefined) {
      throw notFound('shared page')
    }
    const { workspace_id: workspaceId, created_by: createdBy, shows_notes, allows_comments, allows_download } = row
    const allowed = { shows_notes, allows_comments, allows_download }
    return { row, link: { token: row.token, workspaceId, workspaceName, target, createdBy, ...allowed } }
  }

  return {
    /** Null when it is not shared. */
    async get(workspaceId: string, target: ShareTarget): Promise<Share | null> {
      const share = await repository.find(workspaceId, target)
      return share === undefined ? null : present(share)
    },

    /** @throws DomainError 422 for an expiry time in the past */
    async share(
      { userId, workspaceId }: Actor,
      target: ShareTarget,
      { expires_at, password, ...allowed }: Partial<ShareChoice>,
    ): Promise<Share> {
      const expiresAt = typeof expires_at === 'string' ? new Date(expires_at) : null
      if (expiresAt !== null && expiresAt <= clock.now()) {
        throw invalid({ expires_at: ['Choose a moment that is still to come.'] })
      }
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const choice = { ...NOTHING_ALLOWED, ...allowed }
      const passwordHash = typeof password === 'string' ? await hashPassword(password) : password
      const link = { ...choice, token, passwordHash, expiresAt, createdBy: userId, now: clock.now() }
      await repository.save(workspaceId, target, link)
      const saved = required(await repository.find(workspaceId, target), 'shared page')
      return present(saved)
    },

    /** Does nothing when it is not shared. */
    revoke: (workspaceId: string, target: ShareTarget): Promise<void> =>
      repository.revoke(workspaceId, target, clock.now()),

    /**
     * @param token as `unlock` gave it, when the link has a password
     * @throws DomainError 404: the same for a link that never existed, that was withdrawn, that has expired, and that shares a thing of
     *   another kind; 403 `link_locked` without the password of the link
     */
    async open(token: string, ...kinds: readonly ShareKind[]): Promise<OpenLink> {
      const { row, link } = await find(token)
      if (!kinds.includes(link.target.kind)) {
        throw notFound('shared page')
      }
      if (row.password_hash !== null && !isUnlocked(token, { ...row, now: clock.now(), secrets })) {
        throw new DomainError(403, 'This link opens with a password.', { code: 'link_locked' })
      }
      return link
    },

    /**
     * @returns the token that opens the link for twelve hours, as long as its password stays
     * @throws DomainError 404; 422 on `password` for a wrong one
     */
    async unlock(token: string, password: string): Promise<string> {
      const { row } = await find(token)
      if (row.password_hash === null) {
        return row.token
      }
      if (!(await isPasswordCorrect(row.password_hash, password))) {
        throw invalid({ password: ['This is not the password of the link.'] })
      }
      return unlockToken({ ...row, now: clock.now(), secrets })
    },
  }
}
export type ShareLinkService = ReturnType<typeof createShareLinkService>
