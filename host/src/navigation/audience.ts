import type { AuthData } from '@marquee/contract/authentication'
import type { Audience } from '@marquee/remote-kit/release-manifest'

/** Whether something that a manifest declares is shown to this person. A visitor sees nothing of it. */
export function isInAudience({ isAdmin, isVerified, feature }: Audience = {}, authData: AuthData): boolean {
  const { user, workspace_features: features } = authData
  return (
    user !== null &&
    (isAdmin !== true || user.is_admin) &&
    (isVerified !== true || user.email_verified_at !== null) &&
    (feature === undefined || features[feature])
  )
}
