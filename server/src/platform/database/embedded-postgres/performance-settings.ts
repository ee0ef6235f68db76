import { totalmem } from 'node:os'

const MIB = 1024 * 1024
/** An eighth of the memory leaves room for the product itself and for the file cache; more than this no library here fills. */
const SHARE_OF_MEMORY = 8
const LEAST_BUFFERS_MIB = 128
const MOST_BUFFERS_MIB = 2048
/** PostgreSQL's own share, which stops at 16 MB. */
const SHARE_OF_LOG = 32

/** The memory that this process may use, in bytes: the machine's, or less in a container. */
export function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * PostgreSQL's own settings suit a machine of the last century. With its 128 MB of buffers, a search in a million ads reads
 * most pages from the operating system again each time, which takes ten times as long.
 * @param memory in bytes
 * @returns settings by name
 */
export function performanceSettings(memory: number): Record<string, string> {
  const mebibytes = Math.floor(memory / MIB)
  const buffers = Math.max(LEAST_BUFFERS_MIB, Math.min(MOST_BUFFERS_MIB, Math.floor(mebibytes / SHARE_OF_MEMORY)))
  return {
    shared_buffers: `${buffers}MB`,
    // Reads in again what was in memory when it was stopped.
    shared_preload_libraries: 'pg_prewarm',
    effective_cache_size: `${Math.max(buffers, Math.floor(mebibytes / 2))}MB`,
    // A bitmap of more rows than fit is kept by page, and every row of those pages is looked at again.
    work_mem: '16MB',
    maintenance_work_mem: `${buffers / 2}MB`,
    // Solid state: a page elsewhere costs hardly more than the next one.
    random_page_cost: '1.1',
    // Queries here take milliseconds, less than compiling them.
    jit: 'off',
    // After each checkpoint every page is logged in full once more; but a start after a crash reads the log.
    max_wal_size: '4GB',
    // An import writes on while what it logged goes to the disk, in pieces worth the wait.
    wal_buffers: `${buffers / SHARE_OF_LOG}MB`,
    wal_writer_flush_after: '16MB',
  }
}
