import type { updatePassword, updateProfile } from '@marquee/contract/account'
import type { User } from '@marquee/contract/authentication'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AddressLimits } from '../auth/address-limits.service.ts'
import { isSameAddress, toUser, type UserService } from '../auth/users.service.ts'
import type { AvatarService } from '../avatars/avatars.service.ts'
import type { VerificationService } from '../auth/verification.service.ts'

interface Dependencies {
  db: Database
  sessions: Pick<Sessions, 'endSessions'>
  users: Pick<
    UserService,
    'get' | 'changeProfile' | 'changePassword' | 'confirmPassword' | 'markPlansSeen' | 'setImage'
  >
  avatars: Pick<AvatarService, 'store'>
  verification: Pick<VerificationService, 'sendLink'>
  addressLimits: AddressLimits
}

/** The changes that users make to their own account. */
export function createAccountService({ db, sessions, users, avatars, verification, addressLimits }: Dependencies) {
  async function setImage(actor: Actor, name: string | null): Promise<User> {
    await users.setImage(actor.userId, name)
    return toUser(await users.get(actor.userId), actor)
  }

  return {
    /**
     * A new address requires the current password and must be verified again; a verification mail is sent to it.
     * @throws DomainError 422 on `current_password` or, when the address is taken, on `email`; 429
     */
    async updateProfile(
      actor: Actor,
      body: HandlerInput<typeof updateProfile>['body'],
      ipAddress: string,
    ): Promise<User> {
      const user = await users.get(actor.userId)
      const isNewAddress = !isSameAddress(user.email, body.email)
      if (isNewAddress) {
        await users.confirmPassword(user, body.current_password)
        await addressLimits.count('verification-mail', ipAddress)
      }
      const changed = await db.transaction().execute(async (transaction) => {
        const profile = { displayName: body.display_name, email: body.email }
        const saved = await users.changeProfile(transaction, user, profile)
        if (isNewAddress) {
          await verification.sendLink(transaction, saved)
        }
        return saved
      })
      return toUser(changed, actor)
    },

    /** @throws DomainError 422 on `file` when the file is not an image */
    uploadImage: async (actor: Actor, upload: Buffer): Promise<User> => setImage(actor, await avatars.store(upload)),

    removeImage: (actor: Actor): Promise<User> => setImage(actor, null),

    /** Marks the account as no longer new. Repeating the call changes nothing. */
    markPlansSeen: ({ userId }: Actor): Promise<void> => users.markPlansSeen(userId),

    /** Ends the user's other sessions. @throws DomainError 422 on `current_password`, or on `password` for one that is easy to guess */
    async updatePassword(actor: Actor, body: HandlerInput<typeof updatePassword>['body']): Promise<void> {
      await users.confirmPassword(await users.get(actor.userId), body.current_password)
      await db.transaction().execute(async (transaction) => {
        await users.changePassword(transaction, actor.userId, body.password)
        await sessions.endSessions(transaction, actor.userId, actor.sessionId)
      })
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>
