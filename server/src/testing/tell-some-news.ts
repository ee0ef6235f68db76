import { updateSpiedBrand } from '@marquee/contract/brand-spy'
import { setNotificationPreference } from '@marquee/contract/notifications'
import { sql } from 'kysely'
import type { SignedInAgent } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** Puts a followed brand into a folder, and creates what alerts, the weekly watch, merged brands and finished work leave behind. */
export async function tellSomeNews(
  { db }: Pick<TestServer, 'db'>,
  owner: SignedInAgent,
  brandId: string,
  mark: string,
): Promise<void> {
  const { workspaceId, userId } = owner
  await owner.call(updateSpiedBrand, { params: { id: brandId }, body: { folder: mark } })
  await owner.call(setNotificationPreference, { body: { kind: 'brand_alert', channel: 'email', is_on: false } })
  await sql`
    insert into brand_alerts (workspace_id, tracker_id, brand_id, run_key, ads_count, created_at)
    select workspace_id, id, brand_id, '2026-03-02', 1, now() from brand_trackers where workspace_id = ${workspaceId}
  `.execute(db)
  await sql`
    insert into weekly_watch_runs (workspace_id, last_day, created_at) values (${workspaceId}, '2026-03-01', now())
  `.execute(db)
  await sql`
    insert into replaced_trackers (brand_id, workspace_id, tracker, created_at)
    select brand_id, workspace_id, to_jsonb(brand_trackers), now() from brand_trackers where workspace_id = ${workspaceId}
  `.execute(db)
  const data = JSON.stringify({ what: 'image', id: brandId, title: mark, is_done: true })
  await sql`
    insert into notifications (workspace_id, user_id, kind, data, created_at)
    values (${workspaceId}, ${userId}, 'generation_finished', ${data}::jsonb, now())
  `.execute(db)
}
