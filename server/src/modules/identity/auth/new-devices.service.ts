import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import { describeUserAgent } from '../../../platform/http/describe-user-agent.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import { createKnownDeviceRepository } from './known-devices.repository.ts'
import { createNewDeviceMail } from './new-device.mail.ts'
import type { UserService } from './users.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  users: Pick<UserService, 'getAddress'>
  appUrl: string
  /** The keys of the stored device hashes. */
  sessionSecrets: SigningSecrets
}

/** The facts that a sign-in gives about its device. */
export interface SignInDevice {
  userAgent: string | null
  ipAddress: string
}

/** Mails users about sign-ins from devices that were not seen before: another browser, another system or another network. */
export function createNewDeviceService({ db, clock, mails, users, appUrl, sessionSecrets }: Dependencies) {
  const mail = mails.define(createNewDeviceMail(appUrl))

  return {
    /** Remembers the device of a sign-in. The first device of an account sends no mail. */
    async note(userId: string, { userAgent, ipAddress }: SignInDevice): Promise<void> {
      const now = clock.now()
      const device = describeUserAgent(userAgent)
      const [device_hash = '', ...earlierHashes] = sessionSecrets.map((secret) =>
        createHmac('sha256', secret)
          .update(`device ${device} ${toNetworkKey(ipAddress)}`)
          .digest('base64url'),
      )
      await db.transaction().execute(async (transaction) => {
        const devices = createKnownDeviceRepository(transaction)
        const isFirst = !(await devices.hasAny(userId))
        const isKnown = await devices.has(userId, earlierHashes)
        if (!(await devices.insert({ user_id: userId, device_hash, created_at: now })) || isFirst || isKnown) {
          return
        }
        const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
        const data = { device, ip_address: ipAddress, time }
        await mails.send(transaction, mail, await users.getAddress(transaction, userId), data)
      })
    },
  }
}

export type NewDeviceService = ReturnType<typeof createNewDeviceService>

export function toDevice({ ip: ipAddress, headers }: FastifyRequest): SignInDevice {
  return { userAgent: headers['user-agent'] ?? null, ipAddress }
}
