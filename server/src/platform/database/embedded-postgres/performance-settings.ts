import { totalmem } from 'node:os'

const MIB = 1024 * 1024
/** An eighth of the memory leaves room for the product itself and for the file cache; no library here fills more than this limit. */
const SHARE_OF_MEMORY = 8
const LEAST_BUFFERS_MIB = 128
const MOST_BUFFERS_MIB = 2048
/** The fraction that PostgreSQL itself uses, up to 16 MB. */
const SHARE_OF_LOG = 32

/** The memory that this process may use, in bytes: that of the machine, or less in a container. */
export function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * The default settings of PostgreSQL suit very small machines. With its 128 MB of buffers, a search in a million ads reads most
 * pages from the operating system again each time, which takes ten times as long.
 * @param memory in bytes
 * @returns settings by name
 */
export function performanceSettings(memory: number): Record<string, string> {
  const mebibytes = Math.floor(memory / MIB)
  const buffers = Math.max(LEAST_BUFFERS_MIB, Math.min(MOST_BUFFERS_MIB, Math.floor(mebibytes / SHARE_OF_MEMORY)))
  return {
    shared_buffers: `${buffers}MB`,
    // After a restart, PostgreSQL loads the pages again that were in memory when it was stopped.
    shared_preload_libraries: 'pg_prewarm',
    effective_cache_size: `${Math.max(buffers, Math.floor(mebibytes / 2))}MB`,
    // A bitmap that does not fit into this memory is kept by page, and every row of those pages is checked again.
    work_mem: '16MB',
    maintenance_work_mem: `${buffers / 2}MB`,
    // On a solid-state disk, a random page costs hardly more than the next one.
    random_page_cost: '1.1',
    // Queries here take milliseconds, which is less than compiling them would take.
    jit: 'off',
    // Every page is logged in full once more after each checkpoint, so checkpoints should be rare; but a start after a crash has to
    // read the log.
    max_wal_size: '4GB',
    // An import continues writing while its log goes to the disk, in pieces that are large enough to be worth the wait.
    wal_buffers: `${buffers / SHARE_OF_LOG}MB`,
    wal_writer_flush_after: '16MB',
  }
}
