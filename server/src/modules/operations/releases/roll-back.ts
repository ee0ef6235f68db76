import type { RollbackAnswer } from '@marquee/federation/release-protocol'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import { NOBODY } from './canary.policy.ts'
import { findWorkingRelease } from './find-working-release.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import { checkGeneration, checkPresent, readConcurrentReleases, refuse } from './release-checks.ts'
import { refusalsBeside } from './release-gate.ts'
import { createReleaseHealthRepository } from './release-health.repository.ts'
import type { Pointers } from './release-pointers.ts'
import { createReleaseRepository } from './releases.repository.ts'
import { describeTrial } from './working-release.policy.ts'

/** Takes back the live release or the canary; `to` is only for the live release. */
export interface RollbackRequest {
  channel: 'live' | 'canary'
  to?: string | undefined
  expected_generation?: number | undefined
  reason: string
}

interface Rollback {
  /** The author's name, for the history. */
  by: string
  name: string
  request: RollbackRequest
  at: Date
}

/**
 * Takes the live release or the canary back. Without a named release, the newest that is shown to work takes the live one's place.
 * @param transaction holds the lock of the registry
 * @throws DomainError 404; 409 when there is nothing to go back to or the package has changed; 422 when it does not fit
 */
export async function rollBack(transaction: Database, { by, name, request, at }: Rollback): Promise<RollbackAnswer> {
  const channels = createReleaseChannelRepository(transaction)
  const releases = createReleaseRepository(transaction)
  const before = await channels.find(name)
  if (before === null) {
    throw notFound('released package')
  }
  checkGeneration(before, request.expected_generation)
  checkPresent(before)
  const { channel } = request
  const { taken, to, explanation } = await findTarget(transaction, before, request)
  if (to === taken) {
    return { package: name, release: to, generation: before.generation, is_changed: false, explanation }
  }
  const target = await releases.find(name, to)
  if (target === null || !target.isComplete) {
    throw notFound('release')
  }
  refuse(refusalsBeside(target.description, await readConcurrentReleases(transaction, name, 'live'), false))
  await releases.update(name, taken, { rolled_back_at: at, updated_at: at })
  await releases.update(name, to, { last_live_at: at, rolled_back_at: null, updated_at: at })
  const generation = await channels.change(name, await toPointers(transaction, before, channel, to), {
    channel,
    from: taken,
    to: channel === 'canary' ? null : to,
    percent: null,
    by,
    reason: [request.reason, explanation].filter((text) => text !== '').join(' · '),
    at,
  })
  await channels.advanceGeneration(at)
  return { package: name, release: to, generation, is_changed: true, explanation }
}

async function toPointers(
  transaction: Database,
  { package: name, canary }: ReleaseChannels,
  channel: RollbackRequest['channel'],
  to: string,
): Promise<Pointers> {
  return channel === 'canary'
    ? { canary: null, canary_percent: null }
    : {
        live: to,
        last_known_good: (await findWorkingRelease(transaction, name, to)).release,
        is_team_owned: true,
        // A canary that becomes live for all users is no canary any more.
        ...(canary === to && { canary: null, canary_percent: null }),
      }
}

/**
 * @returns the release that is taken back, the one that users run instead, and why it is this one
 * @throws DomainError 409 when one of them is missing
 */
async function findTarget(
  transaction: Database,
  { package: name, live, canary }: ReleaseChannels,
  { channel, to }: RollbackRequest,
): Promise<{ taken: string; to: string; explanation: string }> {
  const taken = channel === 'live' ? live : canary
  if (taken === null || live === null) {
    throw conflict('There is nothing to go back to.', 'nothing_to_roll_back')
  }
  if (channel === 'canary') {
    return { taken, to: live, explanation: '' }
  }
  if (to !== undefined) {
    const trial = (await createReleaseHealthRepository(transaction).listLastTrials(name, [to])).get(to) ?? NOBODY
    return { taken, to, explanation: `${to} was asked for: ${describeTrial(trial)}.` }
  }
  const { release, reason } = await findWorkingRelease(transaction, name, live)
  if (release === null) {
    const message = `There is nothing to go back to. ${reason} Name one to go back to it all the same: npm run release rollback -- ${name} --to RELEASE`
    throw conflict(message, 'nothing_to_roll_back')
  }
  return { taken, to: release, explanation: reason }
}
