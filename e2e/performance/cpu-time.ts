import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The unit in which Linux counts processor time. */
const MS_PER_TICK = 10

/** Milliseconds of processor time so far. */
export interface CpuTime {
  node: number
  /** The total of all its processes, including ended ones. Null where the system does not report it: only Linux does. */
  postgres: number | null
}

/** Reads the processor time of this process and of the PostgreSQL of a data folder. */
export async function readCpuTime(dataDir: string): Promise<CpuTime> {
  const { user, system } = process.cpuUsage()
  return { node: (user + system) / 1000, postgres: await readPostgresTime(dataDir).catch(() => null) }
}

/** Milliseconds of processor time of a process so far; null where the system does not report it. */
export async function readProcessTime(pid: number): Promise<number | null> {
  const [user, system] = await readTicks(String(pid))
  return user === undefined || system === undefined ? null : (user + system) * MS_PER_TICK
}

async function readPostgresTime(dataDir: string): Promise<number> {
  const [pid = ''] = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  const [own = [0], ...others] = await Promise.all([pid, ...children].map(readTicks))
  // The postmaster has the sums of its ended children; the running children must be read individually.
  const ticks = [...own, ...others.flatMap(([user = 0, system = 0]) => [user, system])]
  return ticks.reduce((sum, count) => sum + count, 0) * MS_PER_TICK
}

/** User and system time of a process, and of its children that have ended: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function readTicks(pid: string): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the name, may contain spaces.
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
}
