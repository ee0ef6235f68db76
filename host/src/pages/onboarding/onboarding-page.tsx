import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { onboardingQuery } from '../../api/onboarding.ts'
import { BareLayout } from '../../layout/bare-layout.tsx'
import controls from '@marquee/ui/controls.module.css'
import { FormAlert } from '@marquee/ui/form-alert'
import { OnboardingForm } from './onboarding-form.tsx'
import styles from './onboarding-page.module.css'

/** Asks a new account for its goals; a user who has answered is redirected to the board that was filled, or to Explore. */
export function Page() {
  const { data, error } = useQuery(onboardingQuery())
  if (data === undefined) {
    return (
      <BareLayout>
        <div className={styles.form} aria-busy={error === null}>
          <h1 className={styles.title} tabIndex={-1}>
            Welcome to Marquee
          </h1>
          {error === null ? null : (
            <>
              <FormAlert tone="error">{error.message}</FormAlert>
              <Link className={controls.primary} to={href('explore')}>
                Go on to Explore
              </Link>
            </>
          )}
        </div>
      </BareLayout>
    )
  }
  const { show_onboarding_user_data: isDue, board_id: id } = data.user_data
  if (!isDue) {
    return <Navigate to={id === null ? href('explore') : href('board', { params: { id } })} replace />
  }
  return <OnboardingForm userData={data.user_data} />
}
