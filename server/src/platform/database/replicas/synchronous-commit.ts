import type pg from 'pg'
import { z } from 'zod'

/** What the primary says of its standbys. */
export interface CommitState {
  /** Whether a commit waits until a standby has it. */
  isWaiting: boolean
  /** Whether a standby follows the primary and says so. */
  hasStandby: boolean
}

/** Without a standby, writes wait this long, in milliseconds, before they are done without one. */
const PATIENCE_MS = 3000
/** A standby that has something to confirm and has not done it for this time counts as gone. */
const SILENCE_SECONDS = 3

const STATE = `
  select current_setting('synchronous_standby_names') <> '' as is_waiting,
    pg_has_role('pg_read_all_stats', 'usage') as sees_standbys,
    exists (
      select from pg_stat_replication
      where state = 'streaming' and (write_lsn >= sent_lsn or reply_time > clock_timestamp() - interval '${SILENCE_SECONDS} s')
    ) as has_standby`
const stateRow = z.object({ is_waiting: z.boolean(), sees_standbys: z.boolean(), has_standby: z.boolean() })

/**
 * Decides whether commits shall wait for a standby. They do as long as there is one. Without one they would wait for ever, so they are
 * acknowledged without it after a while, or at once on a server that was just promoted.
 */
export function createCommitPolicy(now: () => number = () => performance.now()) {
  let awaySince: number | null = null
  return {
    /** @returns what has to be set; null: all is as it shall be */
    choose({ isWaiting, hasStandby }: CommitState): 'wait' | 'go-on' | null {
      if (hasStandby) {
        awaySince = null
        return isWaiting ? null : 'wait'
      }
      awaySince ??= now()
      return isWaiting && now() - awaySince >= PATIENCE_MS ? 'go-on' : null
    },

    /** Another server is the primary now: what its settings say of standbys was said of others. */
    forget(): void {
      awaySince = Number.NEGATIVE_INFINITY
    },
  }
}
export type CommitPolicy = ReturnType<typeof createCommitPolicy>

/**
 * Lets the primary wait with each commit for a standby, or stops that (`synchronous_standby_names`).
 * @throws Error for a role that may not see the standbys, or not change the setting
 */
export async function followCommitPolicy(
  pool: Pick<pg.Pool, 'query'>,
  policy: CommitPolicy,
): Promise<'wait' | 'go-on' | null> {
  const { rows } = await pool.query(STATE)
  const { is_waiting, sees_standbys, has_standby } = stateRow.parse(rows[0])
  if (!sees_standbys) {
    // PostgreSQL then hides the states of all standbys, as if none followed.
    throw new Error('The role in DATABASE_URL cannot see the standbys. Grant it pg_monitor.')
  }
  const choice = policy.choose({ isWaiting: is_waiting, hasStandby: has_standby })
  if (choice !== null) {
    await pool.query(`alter system set synchronous_standby_names = '${choice === 'wait' ? 'ANY 1 (*)' : ''}'`)
    await pool.query('select pg_reload_conf()')
  }
  return choice
}
