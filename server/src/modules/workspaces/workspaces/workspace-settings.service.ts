import type { HandlerInput } from '@marquee/contract/endpoint'
import { currency, type updateWorkspaceSettings, type WorkspaceSettings } from '@marquee/contract/workspace-settings'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type AvatarService, toAvatarUrl } from '../../identity/identity.public.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import { createWorkspaceSettingsRepository } from './workspace-settings.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  avatars: Pick<AvatarService, 'store'>
  activity: Pick<WorkspaceActivityService, 'record'>
}

/** The settings of the user's current workspace. */
export function createWorkspaceSettingsService({ db, clock, avatars, activity }: Dependencies) {
  const repository = createWorkspaceSettingsRepository(db)

  async function getRow({ workspaceId }: Actor) {
    return required(await repository.find(workspaceId), 'workspace')
  }

  async function get(actor: Actor): Promise<WorkspaceSettings> {
    const { id, name, logo_name, time_zone, currency: code, render_credit_limit, offers_captures } = await getRow(actor)
    const logo_url = toAvatarUrl(logo_name)
    return { id, name, logo_url, time_zone, currency: currency.parse(code), render_credit_limit, offers_captures }
  }

  async function setLogo(actor: Actor, logoName: string | null): Promise<WorkspaceSettings> {
    await repository.update(actor.workspaceId, { logo_name: logoName, updated_at: clock.now() })
    return get(actor)
  }

  return {
    get,

    /** The credits that one render may cost at most in this workspace; null: there is no limit. */
    findRenderCreditLimit: async (workspaceId: string): Promise<number | null> =>
      (await repository.find(workspaceId))?.render_credit_limit ?? null,

    async update(
      actor: Actor,
      {
        name,
        currency: code,
        render_credit_limit,
        offers_captures,
        ...others
      }: HandlerInput<typeof updateWorkspaceSettings>['body'],
    ): Promise<WorkspaceSettings> {
      const { workspaceId, userId: actorId } = actor
      const before = await getRow(actor)
      const time_zone = others.time_zone === '' ? null : others.time_zone
      if (time_zone !== null && !(await repository.knowsTimeZone(time_zone))) {
        throw invalid({ time_zone: ['Choose a time zone.'] })
      }
      await db.transaction().execute(async (transaction) => {
        const changes = {
          name,
          time_zone,
          currency: code,
          ...(render_credit_limit !== undefined && { render_credit_limit }),
          ...(offers_captures !== undefined && { offers_captures }),
          updated_at: clock.now(),
        }
        await createWorkspaceSettingsRepository(transaction).update(workspaceId, changes)
        if (before.name !== name) {
          await activity.record(transaction, { workspaceId, actorId, action: 'workspace.renamed', subject: name })
        }
      })
      return get(actor)
    },

    /** @throws DomainError 422 on `file` when the file is not an image */
    uploadLogo: async (actor: Actor, upload: Buffer) => setLogo(actor, await avatars.store(upload)),

    removeLogo: (actor: Actor) => setLogo(actor, null),
  }
}

export type WorkspaceSettingsService = ReturnType<typeof createWorkspaceSettingsService>
