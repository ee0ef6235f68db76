import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { AccountCreation, AccountRequest } from '../auth/account-creation.service.ts'
import type { UserService } from '../auth/users.service.ts'

interface Dependencies {
  users: Pick<UserService, 'findByEmail'>
  accounts: Pick<AccountCreation, 'create'>
}

export interface DemoAccount {
  /** A short description of the account's role. */
  role: string
  email: string
  password: string
}

/** Printed at the first start and written in the README: these accounts are for looking around. */
const PASSWORD = 'marquee-demo'

type DemoAccountRequest = Omit<AccountRequest, 'password'>

/** The plans of these accounts do not end, so that a demo still shows the product after a month. */
const ACCOUNTS: readonly (readonly [role: string, account: DemoAccountRequest])[] = [
  [
    'workspace owner',
    {
      displayName: 'Olivia Owner',
      email: 'owner@marquee.example',
      isVerified: true,
      workspaces: [
        { name: 'Demo studio', role: 'owner', plan: 'active' },
        { name: 'Second brand', role: 'owner', plan: 'active' },
      ],
    },
  ],
  [
    'admin',
    {
      displayName: 'Adam Admin',
      email: 'admin@marquee.example',
      isVerified: true,
      isAdmin: true,
      workspaces: [{ name: 'Staff workspace', role: 'owner', plan: 'active' }],
    },
  ],
  [
    'e-mail not verified',
    {
      displayName: 'Uma Unverified',
      email: 'unverified@marquee.example',
      workspaces: [{ name: "Uma's workspace", role: 'owner' }],
    },
  ],
  [
    'ad templates only',
    {
      displayName: 'Theo Templates',
      email: 'templates@marquee.example',
      isVerified: true,
      workspaces: [
        {
          name: 'Templates workspace',
          role: 'owner',
          plan: 'active',
          features: { explore_pages: false, swipe_file: false },
          isAdTemplateAllowed: true,
        },
      ],
    },
  ],
]

/**
 * Creates the demo sign-ins on the first start. After the last one was created, removed sign-ins are not created again.
 * @returns the accounts that were created now
 */
export async function seedDemoAccounts({ users, accounts }: Dependencies): Promise<DemoAccount[]> {
  const isMissing = async (email: string) => (await users.findByEmail(email)) === undefined

  /** False when another process that started at the same time created the account first. */
  async function create(account: DemoAccountRequest): Promise<boolean> {
    try {
      await accounts.create({ ...account, password: PASSWORD })
      return true
    } catch (error) {
      if (error instanceof DomainError && error.errors?.['email'] !== undefined) {
        return false
      }
      throw error
    }
  }

  const last = ACCOUNTS.at(-1)
  if (last !== undefined && !(await isMissing(last[1].email))) {
    return []
  }
  const created: DemoAccount[] = []
  for (const [role, account] of ACCOUNTS) {
    if ((await isMissing(account.email)) && (await create(account))) {
      created.push({ role, email: account.email, password: PASSWORD })
    }
  }
  return created
}
