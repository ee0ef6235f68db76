import type { AppDependencies } from '../platform/app-dependencies.ts'
import { createAccounts } from './create-accounts.ts'
import { seedDemoAccounts } from '../modules/identity/account/demo-accounts.service.ts'

/**
 * Creates the demo sign-ins on a first start; never in production, where a publicly known password is a security hole.
 * @returns lines to print; none when nothing was created
 */
export async function provideDemoSignIns(dependencies: AppDependencies): Promise<string[]> {
  if (dependencies.environment.nodeEnv === 'production') {
    return []
  }
  const created = await seedDemoAccounts(createAccounts(dependencies))
  if (created.length === 0) {
    return []
  }
  return ['Demo sign-ins:', ...created.map(({ role, email, password }) => `  ${email} / ${password} (${role})`)]
}
