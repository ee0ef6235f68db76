import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** An account of the operating system. */
export interface SystemAccount {
  name: string
  uid: number
  gid: number
}

/** Accounts without any privileges, in order of preference. */
const UNPRIVILEGED = ['nobody', 'daemon']

/** An unprivileged account, for a root process that starts a program that refuses to run as root. */
export async function findUnprivilegedAccount(): Promise<SystemAccount> {
  const accounts = await readAccounts()
  const found = UNPRIVILEGED.map((name) => accounts.find((account) => account.name === name)).find(Boolean)
  if (found === undefined) {
    throw new Error(
      `PostgreSQL refuses to run as root, and /etc/passwd has none of the accounts ${UNPRIVILEGED.join(', ')}. Start as another user, or name a server in DATABASE_URL.`,
    )
  }
  return found
}

/** The account with this uid. An account that is not in the list gets its number as its name. */
export async function findAccount(uid: number, gid: number): Promise<SystemAccount> {
  const accounts = await readAccounts()
  return accounts.find((account) => account.uid === uid) ?? { name: String(uid), uid, gid }
}

/** Whether an account may read a folder and enter every folder above it. */
export async function canReach(account: SystemAccount, folder: string): Promise<boolean> {
  for (let current = folder; ; current = dirname(current)) {
    const { mode, uid, gid } = await stat(current)
    const needed = current === folder ? 0o5 : 0o1
    if ((toPermissions(account, mode, uid, gid) & needed) !== needed) {
      return false
    }
    if (dirname(current) === current) {
      return true
    }
  }
}

function toPermissions(account: SystemAccount, mode: number, uid: number, gid: number): number {
  if (account.uid === uid) {
    return (mode >> 6) & 0o7
  }
  return account.gid === gid ? (mode >> 3) & 0o7 : mode & 0o7
}

async function readAccounts(): Promise<SystemAccount[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return name === '' || uid === '' ? [] : [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}
