import type pg from 'pg'

/**
 * Reads every page of every table and index, and checks their structure with PostgreSQL's amcheck. Pages with a wrong checksum fail as
 * well.
 * @returns what is wrong, in PostgreSQL's words; empty for a sound database
 */
export async function checkDatabase(client: pg.Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck')
  try {
    const { rows: relations } = await client.query<{ oid: number; name: string; kind: 'r' | 'i' }>(`
      select class.oid::int, class.oid::regclass::text as name, class.relkind as kind from pg_class as class
      left join pg_index as index on index.indexrelid = class.oid
      where class.relpersistence = 'p' and (
        class.relkind in ('r', 't', 'm')
        or (class.relkind = 'i' and index.indisvalid and class.relam = (select oid from pg_am where amname = 'btree'))
      )
      order by 2
    `)
    const faults: string[] = []
    for (const { oid, name, kind } of relations) {
      faults.push(...(await checkRelation(client, { oid, name, isIndex: kind === 'i' })))
    }
    return faults
  } finally {
    await client.query('drop extension amcheck').catch(() => {})
  }
}

async function checkRelation(
  client: pg.Client,
  { oid, name, isIndex }: { oid: number; name: string; isIndex: boolean },
): Promise<string[]> {
  try {
    if (isIndex) {
      await client.query('select bt_index_check($1::oid::regclass)', [oid])
      return []
    }
    const { rows } = await client.query<{ msg: string }>('select msg from verify_heapam($1::oid::regclass)', [oid])
    return rows.map(({ msg }) => `${name}: ${msg}`)
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
