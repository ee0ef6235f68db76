import { type AlarmSettings, alarmSettings } from '@marquee/contract/releases'
import type { AlarmChange } from '@marquee/federation/release-protocol'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { DirectWebhooks } from '../../notifications/notifications.public.ts'
import { createReleaseAlarmMail } from './release-alarm.mail.ts'
import { createReleaseAlarmRepository, type StoredAlarm } from './release-alarms.repository.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import { postAlarm } from './releases.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  mails: Pick<MailService, 'define' | 'send'>
  users: Pick<UserService, 'listAdminAddresses'>
  directWebhooks: Pick<DirectWebhooks, 'getSecret' | 'post'>
  appUrl: string
}

/** Who is told that a live release fails, and the messages to them. */
export function createReleaseAlarmService(dependencies: Dependencies) {
  const { db, clock, jobs, mails, users, directWebhooks, appUrl } = dependencies
  const mail = mails.define(createReleaseAlarmMail(appUrl))

  async function findPackage(name: string): Promise<ReleaseChannels> {
    const found = await createReleaseChannelRepository(db).find(name)
    if (found === null) {
      throw notFound('released package')
    }
    return found
  }

  return {
    /** @returns all settings, and the secret that signs the posts @throws DomainError 404 */
    async change(name: string, change: AlarmChange): Promise<{ alarms: AlarmSettings; secret: string }> {
      const alarms = alarmSettings.parse({ ...toAlarmSettings(await findPackage(name)), ...change })
      const { email, url, is_auto_rollback } = alarms
      const values = { alarm_email: email, alarm_url: url, is_auto_rollback }
      await createReleaseChannelRepository(db).set(name, values, clock.now())
      return { alarms, secret: directWebhooks.getSecret(toSigner(name)) }
    },

    /** Queues the messages about an alarm; they are sent if and only if the transaction commits. */
    async tell(transaction: Database, settings: AlarmSettings, alarm: StoredAlarm): Promise<void> {
      const { package: name, release, reason, returned_to } = alarm
      const addresses = settings.email === null ? await users.listAdminAddresses(transaction) : [settings.email]
      for (const address of addresses) {
        await mails.send(transaction, mail, address, { package: name, release, reason, returned_to })
      }
      if (settings.url !== null) {
        await jobs.send(postAlarm, { package: name, release, has_returned: returned_to !== null }, { transaction })
      }
    },

    /**
     * Posts an alarm to the package's address.
     * @throws Error when a later attempt may succeed
     */
    async post(name: string, release: string, hasReturned: boolean): Promise<void> {
      const [{ alarm_url: address }, alarm] = await Promise.all([
        findPackage(name),
        createReleaseAlarmRepository(db).find(name, release),
      ])
      if (address === null || alarm === null) {
        return
      }
      const body = JSON.stringify({
        type: hasReturned ? 'release.rolled_back' : 'release.failing',
        timestamp: (hasReturned ? alarm.updated_at : alarm.created_at).toISOString(),
        data: {
          package: name,
          release,
          reason: alarm.reason,
          returned_to: hasReturned ? alarm.returned_to : null,
          url: `${appUrl}/admin/releases`,
        },
      })
      const id = `${name}-${release}-${hasReturned ? 'rolled-back' : 'failing'}`
      await directWebhooks.post({ workspaceId: toSigner(name), id, address, body })
    },
  }
}

export type ReleaseAlarmService = ReturnType<typeof createReleaseAlarmService>

/** The settings of a package as the contract names them. */
export function toAlarmSettings({ alarm_email, alarm_url, is_auto_rollback }: ReleaseChannels): AlarmSettings {
  return { email: alarm_email, url: alarm_url, is_auto_rollback }
}

/** The name from which the secret is made that signs a package's posts; no workspace has such an id. */
function toSigner(name: string): string {
  return `package ${name}`
}
