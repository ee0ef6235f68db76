import { randomBytes } from 'node:crypto'
import type { AdSummary } from '@marquee/contract/ads'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { getSharedBoard, Share } from '@marquee/contract/sharing'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { AdService } from '../ads/ads.service.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { BoardService } from '../boards/boards.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { createSharingRepository, type Shared, type ShareRow } from './sharing.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  ads: Pick<AdService, 'listByIds' | 'findExistingIds'>
  boards: Pick<BoardService, 'find' | 'copy'>
  boardAds: Pick<BoardAdService, 'listAds'>
  workspaces: Pick<WorkspaceService, 'isOpen'>
}

interface ShareChoice {
  expires_at: string | null
  shows_notes: boolean
}

/** 128 bits: nobody finds a link by trying. */
const TOKEN_BYTES = 16

/** Links to boards and ads. Who has the link sees what was shared and nothing else of the workspace. */
export function createSharingService({ db, clock, ads, boards, boardAds, workspaces }: Dependencies) {
  const repository = createSharingRepository(db)

  function present({ token, shows_notes, expires_at, created_at }: ShareRow): Share {
    return {
      token,
      shows_notes,
      expires_at: expires_at?.toISOString() ?? null,
      is_expired: expires_at !== null && expires_at <= clock.now(),
      created_at: created_at.toISOString(),
    }
  }

  /** @throws DomainError 404 for what the workspace does not have */
  async function requireShared(actor: Actor, shared: Shared): Promise<void> {
    if ('board_id' in shared) {
      await boards.find(actor, shared.board_id)
    } else if ((await ads.findExistingIds([shared.ad_id])).length === 0) {
      throw notFound('ad')
    }
  }

  /** @throws DomainError 404: the same for a link that never was, that was withdrawn, and that has expired */
  async function openLink(token: string): Promise<ShareRow> {
    const share = await repository.findByToken(token, clock.now())
    if (share === undefined || !(await workspaces.isOpen(share.workspace_id))) {
      throw notFound('shared page')
    }
    return share
  }

  async function openBoard(token: string) {
    const share = await openLink(token)
    if (share.board_id === null) {
      throw notFound('shared page')
    }
    const board = await boards.find({ workspaceId: share.workspace_id }, share.board_id).catch(() => {
      throw notFound('shared page')
    })
    return { share, board }
  }

  /** What the sharing workspace has saved is its own business. */
  async function listAds(share: ShareRow, adIds: readonly string[]): Promise<AdSummary[]> {
    return (await ads.listByIds(share.workspace_id, adIds)).map((ad) => ({ ...ad, is_saved: false }))
  }

  return {
    /** Null when it is not shared. @throws DomainError 404 */
    async get(actor: Actor, shared: Shared): Promise<Share | null> {
      await requireShared(actor, shared)
      const share = await repository.find(actor.workspaceId, shared)
      return share === undefined ? null : present(share)
    },

    /** @throws DomainError 404; 422 for an end that is over */
    async share(actor: Actor, shared: Shared, choice: ShareChoice): Promise<Share> {
      await requireShared(actor, shared)
      const expiresAt = choice.expires_at === null ? null : new Date(choice.expires_at)
      if (expiresAt !== null && expiresAt <= clock.now()) {
        throw invalid({ expires_at: ['Choose a moment that is still to come.'] })
      }
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const { userId: createdBy, workspaceId } = actor
      const share = { token, showsNotes: choice.shows_notes, expiresAt, createdBy, now: clock.now() }
      await repository.save(workspaceId, shared, share)
      const saved = await repository.find(workspaceId, shared)
      if (saved === undefined) {
        throw notFound('shared page')
      }
      return present(saved)
    },

    /** What is not shared stays so. @throws DomainError 404 */
    async revoke(actor: Actor, shared: Shared): Promise<void> {
      await requireShared(actor, shared)
      await repository.revoke(actor.workspaceId, shared, clock.now())
    },

    /** @throws DomainError 404; 422 for a cursor that is not ours */
    async openBoard(token: string, page: HandlerInput<typeof getSharedBoard>['query']) {
      const { share, board } = await openBoard(token)
      const { adIds, notes, nextCursor } = await boardAds.listAds(board, page)
      return {
        data: {
          name: board.name,
          description: board.description,
          ads_count: Number(board.ads_count),
          ads: await listAds(share, adIds),
          notes: share.shows_notes ? notes : {},
        },
        meta: { next_cursor: nextCursor },
      }
    },

    /** @throws DomainError 404 */
    async copyBoard(actor: Actor, token: string, idempotencyKey: string) {
      const { share, board } = await openBoard(token)
      return boards.copy(actor, board, { idempotencyKey, withNotes: share.shows_notes })
    },

    /** @throws DomainError 404 */
    async openAd(token: string): Promise<AdSummary> {
      const share = await openLink(token)
      const [ad] = share.ad_id === null ? [] : await listAds(share, [share.ad_id])
      if (ad === undefined) {
        throw notFound('shared page')
      }
      return ad
    },
  }
}
export type SharingService = ReturnType<typeof createSharingService>
