import type { ApiKeyService } from './api-keys/api-keys.service.ts'
import type { UserService } from './auth/users.service.ts'
import type { AvatarService } from './avatars/avatars.service.ts'
import type { IsPastStaging } from './staging/staging.routes.ts'

export type { ApiKeyService } from './api-keys/api-keys.service.ts'
export type { AccountCreation, MembershipRequest } from './auth/account-creation.service.ts'
export { hashPassword, isPasswordCorrect } from './auth/passwords.ts'
export { isSameAddress, toUser, type UserService } from './auth/users.service.ts'
export { type AvatarService, toAvatarUrl } from './avatars/avatars.service.ts'
export { type SeededPlan, seededPlans } from './identity.ports.ts'
export type { IsPastStaging } from './staging/staging.routes.ts'

/** The functions of identity that later domains may use. */
export interface Identity {
  users: UserService
  avatars: AvatarService
  apiKeys: ApiKeyService
  isPastStaging: IsPastStaging
}
